import { randomBytes } from 'node:crypto';
import type { Identity } from '../auth/verify-token';
import type { Store } from '../store';
import type { WritableMetadata } from './object-record';

/** A resumable upload under way; it survives a restart. */
export interface UploadSession {
  id: string;
  bucket: string;
  name: string;
  metadata: WritableMetadata & { contentType: string };
  /** Who began it; asked again when it ends. */
  identity: Identity | null;
  blobId: string;
  /** Size that was announced (bytes); null when it was not. */
  announced: number | null;
  startedAt: number;
  state: 'active' | 'final' | 'cancelled';
}

export interface UploadSessions {
  start(session: Omit<UploadSession, 'id' | 'startedAt' | 'state'>): Promise<UploadSession>;
  get(id: string): UploadSession | undefined;
  settle(id: string, state: 'final' | 'cancelled'): Promise<void>;
  /** Drafts that may still grow. */
  openDrafts(): Set<string>;
  /** Forgets sessions that ended or were left. @returns their drafts */
  expire(): Promise<string[]>;
  /** Runs the requests of one upload one after another. */
  inTurn<T>(id: string, work: () => Promise<T>): Promise<T>;
}

const LIFETIME = 7 * 86_400_000;
const SETTLED_LIFETIME = 3_600_000;

/** @param now milliseconds since 1970 */
export function createUploadSessions(store: Store, now: () => number): UploadSessions {
  const sessions = store.database<string, UploadSession>('storage.uploads');
  const turns = new Map<string, Promise<unknown>>();
  return {
    async start(session) {
      const started: UploadSession = { ...session, id: randomBytes(24).toString('base64url'), startedAt: now(), state: 'active' };
      await store.transaction(() => sessions.put(started.id, started));
      return started;
    },
    get: (id) => sessions.get(id),
    settle: (id, state) =>
      store.transaction(() => {
        const session = sessions.get(id);
        if (session !== undefined) sessions.put(id, { ...session, state });
      }),
    openDrafts: () => new Set([...sessions.range()].filter(({ value }) => value.state === 'active').map(({ value }) => value.blobId)),
    expire: () =>
      store.transaction(() => {
        const old = [...sessions.range()].filter(({ value }) => now() - value.startedAt > (value.state === 'active' ? LIFETIME : SETTLED_LIFETIME));
        for (const { key } of old) sessions.remove(key);
        return old.map(({ value }) => value.blobId);
      }),
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
