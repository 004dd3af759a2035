import type { Account } from './account';

/** A revocation of an account's tokens. */
export interface Revocation {
  uid: string;
  /**
   * `revoked`: a new password or address, or an operator ended the sessions; `disabled`: sign-in is refused until an operator enables it; `deleted`:
   * the account no longer exists.
   */
  reason: 'revoked' | 'disabled' | 'deleted';
  /** Tokens that were made under a lower number are refused; see {@link Account.generation}. */
  generation: number;
  /** Milliseconds since 1970: when it happened. For logs; compare generations, since clocks go backwards. */
  validSince: number;
}

export type RevocationListener = (revocation: Revocation) => void;

/** Notifies code that keeps something open for a signed-in person when their permission ends. */
export interface Revocations {
  /** Calls the listener in this process, after the change is on disk. @returns a function that ends it */
  subscribe(listener: RevocationListener): () => void;
}

export interface RevocationEmitter extends Revocations {
  emit(revocation: Revocation): void;
}

export function createRevocations(onListenerError: (error: unknown) => void = () => undefined): RevocationEmitter {
  const listeners = new Set<RevocationListener>();
  return {
    subscribe(listener) {
      // A wrapper, so that a listener which subscribes twice is called twice and leaves one at a time.
      const entry: RevocationListener = (revocation) => listener(revocation);
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    emit(revocation) {
      for (const listener of [...listeners]) {
        try {
          listener(revocation);
        } catch (error) {
          // The change is made; a failing listener must not turn the response into an error.
          onListenerError(error);
        }
      }
    },
  };
}

/** Returns the tokens that a change of an account ends, or null if all stay valid. `after` is undefined for a deleted account. */
export function getRevocation(before: Account, after: Account | undefined, now: number): Revocation | null {
  const { uid } = before;
  if (after === undefined) return { uid, reason: 'deleted', generation: before.generation + 1, validSince: now };
  const { generation, validSince } = after;
  if (after.disabled === true && before.disabled !== true) return { uid, reason: 'disabled', generation: generation + 1, validSince: now };
  return generation === before.generation ? null : { uid, reason: 'revoked', generation, validSince };
}
