/** The state of a value that is read repeatedly. */
export interface Known<Value> {
  /** The last value; it stays while later readings fail. Null: visitors cannot see any. */
  readonly value: Value | null | undefined;
  /** When it was read, by the device's clock. */
  readonly at: number;
  readonly hasFailed: boolean;
}

/** A subscriber that shows the value. */
export interface Watcher<Need> {
  readonly need: Need;
  readonly tell: () => void;
}

export interface PollerOptions<Value, Need> {
  /** Reads for the needs of all current subscribers; null if visitors cannot see the value. */
  readonly read: (needs: readonly Need[]) => Promise<Value | null>;
  /** Returns the milliseconds to the next reading. */
  readonly pace: (value: Value | null | undefined) => number;
  /** Whether a value is enough for the need of a subscriber. */
  readonly covers: (value: Value, need: Need) => boolean;
}

/** The wait after a failure; it doubles after each further one. */
const FIRST = 30_000;
const LONGEST = 300_000;

/**
 * One reading for all subscribers of the same value, repeated while one of them is visible: not while the page is hidden, nor while all of
 * them are out of view. A subscriber that becomes visible gets an overdue reading at once.
 */
export class Poller<Value, Need> {
  #known: Known<Value> = { value: undefined, at: 0, hasFailed: false };
  readonly #watchers = new Map<Watcher<Need>, boolean>();
  readonly #options: PollerOptions<Value, Need>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #askedAt = -Infinity;
  #isAsking = false;

  constructor(options: PollerOptions<Value, Need>) {
    this.#options = options;
  }

  get known(): Known<Value> {
    return this.#known;
  }

  /** Adds a subscriber, out of view at first. @returns removes it */
  watch(watcher: Watcher<Need>): () => void {
    if (this.#watchers.size === 0) document.addEventListener('visibilitychange', this.#plan);
    this.#watchers.set(watcher, false);
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) document.removeEventListener('visibilitychange', this.#plan);
      this.#plan();
    };
  }

  /** Sets whether a subscriber's element is in view. */
  see(watcher: Watcher<Need>, isSeen: boolean): void {
    if (this.#watchers.has(watcher)) this.#watchers.set(watcher, isSeen);
    this.#plan();
  }

  #needs(): Need[] {
    return [...this.#watchers].flatMap(([{ need }, isSeen]) => (isSeen ? [need] : []));
  }

  readonly #plan = (): void => {
    clearTimeout(this.#timer);
    const needs = this.#needs();
    if (this.#isAsking || document.hidden || needs.length === 0) return;
    const { value } = this.#known;
    const isShort = this.#failures === 0 && value && needs.some((need) => !this.#options.covers(value, need));
    const wait = this.#failures > 0 ? Math.min(FIRST * 2 ** (this.#failures - 1), LONGEST) : this.#options.pace(value);
    // Several elements that become visible together cause one reading.
    this.#timer = setTimeout(() => void this.#ask(), isShort ? 0 : Math.max(0, this.#askedAt + wait - Date.now()));
  };

  async #ask(): Promise<void> {
    this.#isAsking = true;
    this.#askedAt = Date.now();
    try {
      const value = await this.#options.read(this.#needs());
      this.#failures = 0;
      this.#known = { value, at: Date.now(), hasFailed: false };
    } catch {
      this.#failures += 1;
      this.#known = { ...this.#known, hasFailed: true };
    }
    this.#isAsking = false;
    for (const { tell } of this.#watchers.keys()) tell();
    this.#plan();
  }
}
