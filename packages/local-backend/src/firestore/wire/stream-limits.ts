import { getNetwork } from '../../http/addresses';
import type { Identity } from '../../auth/identity';

/** A venue where fifty phones share one address, each with several tabs of two streams, and as many again that reconnect. */
const MOST_OF_ADDRESS = 1000;
/** The limit of streams without an account at all addresses together: each costs a little of every commit. */
const MOST_OF_STRANGERS = 3000;
const MOST_OF_ACCOUNT = 200;
const MOST = 6000;

/** Counts the open streams, so that no client can open so many that others wait. */
export class StreamLimits {
  private all = 0;
  private strangers = 0;
  private readonly byAddress = new Map<string, number>();
  private readonly byAccount = new Map<string, number>();

  /**
   * @param address the client's, not its proxy's; IPv6 counts by network
   * @returns a function that releases the place; null if there is none
   */
  enter(identity: Identity | null, address = ''): (() => void) | null {
    if (identity?.owner === true) return () => undefined;
    const uid = identity?.uid ?? null;
    const [counts, key, most] =
      uid === null ? [this.byAddress, getNetwork(address), MOST_OF_ADDRESS] : [this.byAccount, uid, MOST_OF_ACCOUNT];
    const count = counts.get(key) ?? 0;
    if (this.all >= MOST || count >= most || (uid === null && this.strangers >= MOST_OF_STRANGERS)) return null;
    this.change(counts, key, uid, 1);
    let isIn = true;
    return () => {
      if (isIn) this.change(counts, key, uid, -1);
      isIn = false;
    };
  }

  /** How many are in. */
  get size(): number {
    return this.all;
  }

  private change(counts: Map<string, number>, key: string, uid: string | null, by: 1 | -1): void {
    this.all += by;
    if (uid === null) this.strangers += by;
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }
}
