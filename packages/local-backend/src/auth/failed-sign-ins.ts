import type { RateLimit } from './rate-limit';

/** Counts failed sign-ins by network across all accounts, so that one password tried on many accounts is slowed down, too. */
export interface FailedSignIns {
  /**
   * @param uid the account that is tried, if there is one
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when the network has failed too often; not for an account that has signed in from there before
   */
  admit(network: string, uid: string | undefined): void;
  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER */
  failed(network: string): void;
  succeeded(network: string, uid: string): void;
}

/** The maximum of remembered pairs of network and account; those that signed in longest ago are dropped first. */
const CAPACITY = 50_000;

export function createFailedSignIns(limit: RateLimit): FailedSignIns {
  const known = new Set<string>();
  const pairOf = (network: string, uid: string): string => `${network} ${uid}`;
  return {
    admit(network, uid) {
      if (uid === undefined || !known.has(pairOf(network, uid))) limit.require(network);
    },
    failed: (network) => limit.take(network),
    succeeded(network, uid) {
      const pair = pairOf(network, uid);
      known.delete(pair); // Moves it to the end: the most recently used are last.
      known.add(pair);
      const [oldest] = known;
      if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    },
  };
}
