import type { Firestore } from 'firebase/firestore';
import { hasUnsentWrites, rememberUnsentWrites } from './device-memory';
import { actorOf } from './session';
import { settledSession, watchSession } from './session-store';
import { loadLive, type Live } from '../sdk/parts';

export interface OpenLive {
  readonly sdk: Live;
  readonly db: Firestore;
}

let openedFor: string | null | undefined;

/** Returns the live client of the current user; another user gets a new one. */
export async function openLive(): Promise<OpenLive> {
  const [sdk, session] = await Promise.all([loadLive(), settledSession()]);
  const uid = actorOf(session);
  if (openedFor === undefined) watchSession((now) => now.status !== 'loading' && changePerson(sdk, actorOf(now)));
  changePerson(sdk, uid);
  return { sdk, db: await sdk.liveDb(uid !== null) };
}

function changePerson(sdk: Live, uid: string | null): void {
  if (openedFor !== undefined && openedFor !== uid) {
    // The cache must not show the last user's documents to the next one.
    void sdk.closeLiveDb({ wipe: openedFor !== null && !hasUnsentWrites() });
  }
  openedFor = uid;
}

/**
 * Gives pending changes a moment to reach the server before the user signs out.
 * @returns false if some are still pending; their queue is then kept on disk
 */
export async function settlePendingWrites(milliseconds = 1500): Promise<boolean> {
  if (openedFor === undefined || openedFor === null) return true;
  const { sdk, db } = await openLive();
  const sent = await sdk.pendingWritesSettle(db, milliseconds);
  rememberUnsentWrites(!sent);
  return sent;
}
