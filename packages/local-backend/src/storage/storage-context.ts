import type { RulesHost, Ruleset } from '@courtside/rules-language';
import type { Identity, VerifyToken } from '../auth/identity';
import type { Quota } from '../quota/quota';
import type { Denial } from '../rules/denial';
import type { DiskSpace } from '../disk/disk-space';
import type { Log } from '../log/log';
import type { BlobFiles } from './blob-files';
import type { ObjectStore } from './object-store';
import type { UploadSessions } from './upload-sessions';

/** The settings and services that the server passes to Storage. */
export interface StorageSettings {
  verifyToken: VerifyToken;
  /** The rules in force at this moment. */
  rules: () => Ruleset;
  /** Firestore, for rules that read documents. */
  firestoreHost: () => RulesHost;
  /** Whether a token that was valid when an upload began still is. */
  isCurrent: (identity: Identity | null) => boolean;
  /** Largest object (bytes). */
  sizeLimit: number;
  /** The existing buckets; null serves any name, for tests. */
  buckets: ReadonlySet<string> | null;
  disk: Pick<DiskSpace, 'hasRoomFor'>;
  /** Called when the rules have refused a request. */
  onDenied?: (denial: Denial) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** The services that the calls of Storage use. */
export interface StorageContext extends StorageSettings {
  /** Bytes of objects and drafts. */
  quota: Quota;
  objects: ObjectStore;
  files: BlobFiles;
  sessions: UploadSessions;
}
