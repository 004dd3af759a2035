import type { AccountStore } from './account-store';
import type { Revocation, Revocations } from './revocations';
import type { Identity } from './identity';

/**
 * For streams, which live longer than the check of the token that opened them. Code that opens one for an identity
 * 1. calls `onEnded(identity, end)` first, and keeps the function it returns to call when the stream closes by itself;
 * 2. then asks `isCurrent(identity)` once, since the account may have changed between the token's check and this moment;
 * 3. on either answer ends the stream as Firebase does: UNAUTHENTICATED, so that the SDK asks for a new token before it comes back
 *    (a person who changed their own password has one, all others are signed out).
 * Nothing ends for a visitor without an account (null), an owner, or an unsigned token of a test. It does not report a token's own end (`exp`).
 */
export interface TokenWatch {
  /** Whether a token that was valid when it was checked still is: the account exists, is enabled, and its sessions were not revoked since. */
  isCurrent(identity: Identity | null): boolean;
  /** Calls `end` at most once, in the same tick in which the change is known to be on disk. @returns a function that ends the watch */
  onEnded(identity: Identity | null, end: (revocation: Revocation) => void): () => void;
}

interface Watcher {
  generation: number;
  end: (revocation: Revocation) => void;
}

export function createTokenWatch(accounts: Pick<AccountStore, 'byUid'>, revocations: Revocations): TokenWatch {
  /** Watchers by account, so that a revocation of one person does not ask a thousand streams of others. */
  const watched = new Map<string, Map<object, Watcher>>();
  revocations.subscribe((revocation) => {
    const streams = watched.get(revocation.uid);
    if (streams === undefined) return;
    const ended = [...streams].filter(([, { generation }]) => generation < revocation.generation);
    for (const [key] of ended) streams.delete(key);
    if (streams.size === 0) watched.delete(revocation.uid);
    const failures: unknown[] = [];
    for (const [, { end }] of ended) {
      try {
        end(revocation);
      } catch (error) {
        failures.push(error); // A stream whose end fails must not keep the others open.
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} streams of a revoked token could not be ended`);
  });

  return {
    isCurrent(identity) {
      if (identity === null || identity.owner === true || identity.generation === undefined) return true;
      const account = accounts.byUid(identity.uid);
      return account !== undefined && account.disabled !== true && account.generation === identity.generation;
    },
    onEnded(identity, end) {
      if (identity === null || identity.owner === true || identity.generation === undefined) return () => undefined;
      const { uid, generation } = identity;
      const key = {};
      const streams = watched.get(uid) ?? new Map<object, Watcher>();
      watched.set(uid, streams);
      streams.set(key, { generation, end });
      return () => {
        streams.delete(key);
        if (streams.size === 0 && watched.get(uid) === streams) watched.delete(uid);
      };
    },
  };
}
