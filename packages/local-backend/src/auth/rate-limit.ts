import { AuthError } from './auth-error';

export interface RateLimit {
  /**
   * Counts one attempt of a key.
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when the key has used up its burst and its hourly share
   */
  take(key: string): void;
  /** Checks without counting. @throws the same @throws the same */
  require(key: string): void;
}

export interface RateLimitOptions {
  /** The number of requests that a key may make at once. */
  burst: number;
  /** The number of requests that a key gets back in an hour. */
  perHour: number;
  /** The subject of the refusal. */
  what: string;
  /** Milliseconds since any fixed moment. */
  now: () => number;
}

/** The maximum of remembered keys; those that were idle longest are forgotten first. */
const CAPACITY = 50_000;
const HOUR = 3_600_000;

/** Has a bucket for each key that empties with use and refills over time. */
export function createRateLimit({ burst, perHour, what, now }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  /** Returns the number of requests that the key has left. @throws AuthError if there are none @throws AuthError when that is none */
  const leftOf = (key: string, time: number): number => {
    const known = buckets.get(key);
    // A clock that goes backwards neither adds nor removes requests.
    const left = known === undefined ? burst : Math.min(burst, known.left + (Math.max(0, time - known.at) / HOUR) * perHour);
    if (left < 1)
      throw new AuthError(
        'TOO_MANY_ATTEMPTS_TRY_LATER',
        `Too many ${what} from this address. Try again in ${Math.ceil(((1 - left) / perHour) * 60)} minutes.`,
      );
    return left;
  };
  return {
    require: (key) => void leftOf(key, now()),
    take(key) {
      const time = now();
      const left = leftOf(key, time);
      buckets.delete(key); // Moves it to the end: the most recently used are last.
      buckets.set(key, { left: left - 1, at: time });
      const [oldest] = buckets.keys();
      if (buckets.size > CAPACITY && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
