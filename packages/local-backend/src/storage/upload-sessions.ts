import { randomBytes } from 'node:crypto';
import type { Identity } from '../auth/identity';
import type { Consumer } from '../quota/quota';
import type { WritableMetadata } from './object-record';
import { quotaExceeded } from './storage-error';
import type { StorageParts } from './storage-parts';

/** An unfinished resumable upload; it survives a restart. */
export interface UploadSession {
  id: string;
  bucket: string;
  name: string;
  metadata: WritableMetadata & { contentType: string };
  /** The user who began it; checked again when it ends. */
  identity: Identity | null;
  blobId: string;
  /** The announced size in bytes; null if there is none. */
  announced: number | null;
  /** Most bytes it may have; absent in uploads of earlier versions. */
  limit?: number;
  /** The account whose quota it counts to; absent for operators. */
  consumer?: string | null;
  startedAt: number;
  state: 'active' | 'final' | 'cancelled';
}

export interface UploadSessions {
  /** @throws HttpError 402 when there are too many */
  start(session: Omit<UploadSession, 'id' | 'startedAt' | 'state'>): Promise<UploadSession>;
  get(id: string): UploadSession | undefined;
  /** The upload received bytes just now. */
  grew(id: string): void;
  settle(id: string, state: 'final' | 'cancelled'): Promise<void>;
  /** Ends an upload and removes its draft. */
  cancel(session: UploadSession): Promise<void>;
  /** Uploads whose drafts may still grow. */
  open(): UploadSession[];
  /** Forgets uploads that ended, and removes the drafts of abandoned ones. @returns how many were abandoned */
  expire(): Promise<number>;
  /** Runs the requests of one upload one after another. */
  inTurn<T>(id: string, work: () => Promise<T>): Promise<T>;
}

/** An upload may take at most a day. */
const LIFETIME = 86_400_000;
/** How long a repeated end gets its answer again. */
const SETTLED_LIFETIME = 3_600_000;
/** How long an upload must be idle before another of the same account may replace it, in milliseconds. */
const IDLE = 10 * 60_000;
const MOST_PER_ACCOUNT = 20;
const MOST = 1000;
/** How many answers are kept for clients that repeat the end of an upload. */
const MOST_SETTLED = 1000;

export function createUploadSessions({ store, files, quota, now }: StorageParts): UploadSessions {
  const sessions = store.database<string, UploadSession>('storage.uploads');
  const turns = new Map<string, Promise<unknown>>();
  /** The time when an upload last received bytes, in this run. */
  const latest = new Map<string, number>();
  const all = (): UploadSession[] => [...sessions.range()].map(({ value }) => value);
  const open = (): UploadSession[] => all().filter(({ state }) => state === 'active');
  const hasExpired = ({ startedAt, state }: UploadSession): boolean =>
    now() - startedAt > (state === 'active' ? LIFETIME : SETTLED_LIFETIME);
  const idleSince = ({ id, startedAt }: UploadSession): number => latest.get(id) ?? startedAt;

  const discard = async (session: UploadSession): Promise<void> => {
    quota.remove(session.consumer, await files.draftSize(session.blobId));
    latest.delete(session.id);
    await files.discardDraft(session.blobId);
  };
  const cancel = async (session: UploadSession): Promise<void> => {
    await store.transaction(() => sessions.put(session.id, { ...session, state: 'cancelled' }));
    await discard(session);
  };
  /** @throws HttpError 402 */
  const makeRoom = async (consumer: Consumer): Promise<void> => {
    const active = open();
    const own = active.filter((session) => session.consumer === consumer);
    const crowd = own.length >= MOST_PER_ACCOUNT ? own : active.length >= MOST ? active : [];
    if (crowd.length === 0) return;
    const [idlest] = crowd.filter((session) => now() - idleSince(session) > IDLE).sort((one, other) => idleSince(one) - idleSince(other));
    if (idlest === undefined) throw quotaExceeded(`There are ${crowd.length} uploads under way already.`);
    await cancel(idlest);
  };

  return {
    async start(session) {
      await makeRoom(session.consumer);
      const started: UploadSession = { ...session, id: randomBytes(24).toString('base64url'), startedAt: now(), state: 'active' };
      await store.transaction(() => {
        const settled = all().filter(({ state }) => state !== 'active');
        if (settled.length >= MOST_SETTLED)
          for (const { id } of settled.sort((one, other) => one.startedAt - other.startedAt).slice(0, settled.length / 2))
            sessions.remove(id);
        sessions.put(started.id, started);
      });
      return started;
    },
    get(id) {
      const session = sessions.get(id);
      return session === undefined || hasExpired(session) ? undefined : session;
    },
    grew: (id) => void latest.set(id, now()),
    settle(id, state) {
      latest.delete(id);
      return store.transaction(() => {
        const session = sessions.get(id);
        if (session !== undefined) sessions.put(id, { ...session, state });
      });
    },
    cancel,
    open,
    async expire() {
      const old = all().filter(hasExpired);
      if (old.length === 0) return 0;
      await store.transaction(() => {
        for (const { id } of old) sessions.remove(id);
      });
      const left = old.filter(({ state }) => state === 'active');
      for (const session of left) await discard(session);
      return left.length;
    },
    async inTurn(id, work) {
      const before = turns.get(id) ?? Promise.resolve();
      const own = before.then(work, work);
      turns.set(id, own);
      try {
        return await own;
      } finally {
        if (turns.get(id) === own) turns.delete(id);
      }
    },
  };
}
