import { AuthError } from './auth-error';

export interface Throttle {
  /**
   * Runs one attempt under a key; attempts of the same key wait for each other, so that many at once gain nothing.
   * A failed attempt (undefined) is counted, a successful one clears the count.
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER while the key is locked or too many wait
   */
  attempt<T>(key: string, run: () => Promise<T | undefined>): Promise<T | undefined>;
}

export interface ThrottleOptions {
  /** The number of failures without a lock. */
  free: number;
  /** Length of the first lock (ms); every further failure doubles it. */
  firstLock: number;
  longestLock: number;
  /** Failures are forgotten after this time without a new one (ms). */
  memory: number;
  /** Milliseconds since any fixed moment. */
  now: () => number;
}

interface Record {
  failures: number;
  latest: number;
  lockedUntil: number;
  /** The attempt that the next one waits for. */
  queue: Promise<unknown>;
  waiting: number;
}

/** The maximum of remembered keys; beyond it the oldest are dropped, so that invented names do not fill the memory. */
const CAPACITY = 50_000;
const LONGEST_QUEUE = 50;

/** Slows down guessing: after some failures each further one locks the key for twice as long. */
export function createThrottle({ free, firstLock, longestLock, memory, now }: ThrottleOptions): Throttle {
  const records = new Map<string, Record>();

  const recordOf = (key: string): Record => {
    const known = records.get(key);
    if (known !== undefined) {
      if (known.waiting === 0 && now() - known.latest > memory && now() >= known.lockedUntil) known.failures = 0;
      return known;
    }
    const record: Record = { failures: 0, latest: now(), lockedUntil: 0, queue: Promise.resolve(), waiting: 0 };
    records.set(key, record);
    for (const [oldest, { waiting }] of records) {
      if (records.size <= CAPACITY) break;
      if (waiting === 0) records.delete(oldest);
    }
    return record;
  };

  const countFailure = (key: string, record: Record): void => {
    record.failures += 1;
    record.latest = now();
    const excess = record.failures - free;
    if (excess >= 0) record.lockedUntil = now() + Math.min(longestLock, firstLock * 2 ** Math.min(excess, 30));
    records.delete(key); // Moves it to the end: the most recently used are last.
    records.set(key, record);
  };

  return {
    async attempt(key, run) {
      const record = recordOf(key);
      if (record.waiting >= LONGEST_QUEUE) throw tooMany();
      record.waiting += 1;
      const turn = record.queue;
      let done = (): void => undefined;
      record.queue = new Promise<void>((resolve) => (done = resolve));
      await turn;
      try {
        if (now() < record.lockedUntil) throw tooMany();
        const result = await run();
        if (result === undefined) countFailure(key, record);
        else record.failures = 0;
        return result;
      } finally {
        record.waiting -= 1;
        if (record.waiting === 0 && record.failures === 0) records.delete(key);
        done();
      }
    },
  };
}

function tooMany(): AuthError {
  return new AuthError(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
  );
}
