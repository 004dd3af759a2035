import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSameSecret } from '../http/is-same-secret';
import { getBearerToken, type ApiReply, type ApiRequest, type Route } from '../http/api';
import { writeFileAtomically } from '../disk/atomic-file';
import { HttpError } from '../http/http-error';
import type { Log } from '../log/log';
import type { Store } from '../store';
import { BackupError } from './manifest';
import { formatBackupName, selectKeptBackups, parseBackupTime } from './retention';
import { openBackup, removeDrafts, writeBackup, type BackupSource } from './take-backup';

export interface BackupKeeper {
  routes: Route[];
  /** Writes the address for back-up requests, and their key, into the data folder. */
  announce(url: string): Promise<void>;
  /** Takes a back-up if one is due; asked every minute. */
  check(): Promise<void>;
  /**
   * Takes a back-up now, next to those of the timer, and keeps it like those.
   * @throws BackupError if no folder is configured, a back-up is already running this way, or it fails
   */
  takeNow(): Promise<TakenBackup>;
  /** The folder for back-ups; null if none is configured. */
  readonly target: string | null;
  /** The time of the newest kept back-up (ms since 1970); null if there is none. */
  newest(): number | null;
  /** Waits until a running back-up has ended. */
  close(): Promise<void>;
}

export interface TakenBackup {
  readonly file: string;
  /** The size of the file. */
  readonly bytes: number;
  /** Objects whose bytes are missing, here and in the back-up. */
  readonly missing: number;
}

/** The address in the data folder while the server runs: `{ url, key }`. The key is created at each start and allows nothing but back-ups. */
export const RUNNING_FILE = 'running.json';
export const BACKUP_PATH = '/operations/backup';

const HOUR = 3_600_000;
/** How often it checks whether one is due, in milliseconds. */
const INTERVAL = 60_000;
const UNFINISHED = /^courtside-.*\.tar\.gz\.[0-9a-f]{12}\.tmp$/;

export async function createBackupKeeper(
  options: BackupSource & { store: Store; target: string | undefined; log: Pick<Log, 'info' | 'warn' | 'error'> },
): Promise<BackupKeeper> {
  const { folder, store, target, now, log } = options;
  const key = randomBytes(32).toString('base64url');
  await removeDrafts(folder);
  /** Back-ups are taken one after another. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = turn.then(work, work);
    turn = own.catch(() => undefined);
    return own;
  };
  let latest = target === undefined ? -Infinity : Math.max(-Infinity, ...(await timesIn(target)));
  let newest = latest;
  // A start counts as a change, since another program may have changed the folder before.
  let saved = -1;
  const take = async (into: string, at: number): Promise<TakenBackup> => {
    const file = path.join(into, formatBackupName(at));
    const { store: copied, missing } = await writeBackup(options, file);
    saved = copied.transaction;
    newest = at;
    if (missing.length > 0)
      log.warn(`The back-up lacks the bytes of ${missing.length} objects, which are missing here; --verify names them.`);
    const { size } = await stat(file);
    await prune(into, at);
    return { file, bytes: size, missing: missing.length };
  };
  let isAsked = false;
  const takeNow = async (): Promise<TakenBackup> => {
    if (target === undefined) throw new BackupError('No folder for back-ups is named (--backups).');
    if (isAsked) throw new BackupError('A back-up is being taken already.');
    isAsked = true;
    try {
      return await inTurn(() => take(target, now()));
    } finally {
      isAsked = false;
    }
  };
  const takeIfDue = async (into: string): Promise<void> => {
    const at = now();
    if (Math.abs(at - latest) < HOUR || store.transactions() === saved) return;
    try {
      await take(into, at);
    } catch (error) {
      log.error(`No back-up could be taken: ${(error as Error).message}`);
    }
    // After a failure the next attempt is an hour later, not a minute later.
    latest = at;
  };
  const check = async (): Promise<void> => (target === undefined ? undefined : inTurn(() => takeIfDue(target)));
  const timer = setInterval(() => void check(), INTERVAL);
  timer.unref();

  const give = async (request: ApiRequest): Promise<ApiReply> => {
    const token = getBearerToken(request.headers);
    if (!request.local || !request.trusted || token === undefined || !isSameSecret(token, key))
      throw new HttpError(403, 'Back-ups are given out on the machine that runs the backend, with the key of its data folder.');
    return inTurn(async () => {
      const { stream, done } = await openBackup(options).catch((error: unknown) => {
        throw error instanceof BackupError ? new HttpError(507, error.message) : error;
      });
      turn = done.catch(() => undefined);
      return { status: 200, headers: { 'Content-Type': 'application/gzip', 'Cache-Control': 'no-store' }, body: stream };
    });
  };
  return {
    routes: [{ method: 'POST', path: BACKUP_PATH, handler: give }],
    // The server also starts on a full disk.
    announce: (url) =>
      writeFileAtomically(path.join(folder, RUNNING_FILE), `${JSON.stringify({ url, key })}\n`).catch((error: Error) =>
        log.warn(`${RUNNING_FILE} could not be written, so no back-up can be asked for: ${error.message}`),
      ),
    check,
    takeNow,
    target: target ?? null,
    newest: () => (Number.isFinite(newest) ? newest : null),
    async close() {
      clearInterval(timer);
      // Another entry in the place of the file is not ours and causes no failure.
      await rm(path.join(folder, RUNNING_FILE), { force: true }).catch((error: Error) =>
        log.warn(`${RUNNING_FILE} could not be removed: ${error.message}`),
      );
      await turn;
    },
  };
}

async function timesIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map(parseBackupTime).filter((at) => at !== null);
}

/** Removes expired back-ups, only after a newer one was written and read again. Files with other names stay. */
async function prune(folder: string, taken: number): Promise<void> {
  const kept = selectKeptBackups([...(await timesIn(folder)), taken]);
  for (const name of await readdir(folder)) {
    const at = parseBackupTime(name);
    const isOld = at !== null && !kept.has(at) && name !== formatBackupName(taken);
    if (isOld || UNFINISHED.test(name)) await rm(path.join(folder, name), { force: true });
  }
}
