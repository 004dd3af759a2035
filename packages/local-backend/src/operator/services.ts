import type { Administration } from '../auth/operator/administration';
import type { BackupKeeper } from '../backup/backup-keeper';
import type { DocumentBrowser } from '../firestore/document-browser';
import type { ListedStream } from '../firestore/wire/stream-list';
import type { Outbox } from '../outbox/outbox';
import type { ApiRequest } from '../http/api';
import type { Health } from '../monitoring/health';
import type { Log } from '../log/log';
import type { Readings, Totals } from '../monitoring/metrics';
import type { Inventory } from '../storage/inventory';
import type { DenialLog } from './denials';
import type { OperatorSession } from './operator-sessions';
import type { Language, Words } from './words';

/** The data that the pages show, and their actions. */
export interface OperatorServices {
  readonly people: Administration;
  readonly documents: DocumentBrowser;
  readonly objects: Inventory;
  readonly outbox: Pick<Outbox, 'page'>;
  readonly denials: DenialLog;
  readonly backups: Pick<BackupKeeper, 'takeNow' | 'target' | 'newest'>;
  readonly readings: Readings & {
    /** Open streams, the newest first. */
    newestStreams(count: number): ListedStream[];
    diskSize(): number | null;
    /** Bytes of the store's file. */
    storeSize(): number;
    totals(): Totals;
    health(): Health;
  };
  /** The files that describe the apps that are served from here (`build.json`). */
  readonly buildFiles: readonly string[];
  /** Milliseconds since 1970: the start. */
  readonly startedAt: number;
  /** The signing key was missing at the start: all users were signed out. */
  readonly hasLostKey: boolean;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** One request of a signed-in operator. */
export interface SignedInRequest {
  readonly services: OperatorServices;
  readonly request: ApiRequest;
  readonly session: OperatorSession;
  readonly lang: Language;
  readonly say: Words;
  /** The query of the address. */
  readonly query: URLSearchParams;
  /** The submitted fields; empty for GET. */
  readonly form: URLSearchParams;
}
