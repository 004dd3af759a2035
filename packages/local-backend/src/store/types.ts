/** A part of a key: compared by type, then by value; strings by their UTF-8 bytes. */
export type KeyPart = string | number | boolean;
export type Key = KeyPart | readonly KeyPart[];

export interface RangeOptions<K> {
  /** First key, inclusive. */
  start?: K;
  /** Last key, exclusive. With `reverse` the two are exchanged. */
  end?: K;
  reverse?: boolean;
  limit?: number;
}

/** A named table of the store; sorted by key. Writes are allowed only inside {@link Store.transaction} and {@link Store.write}. */
export interface Database<K extends Key, V> {
  get(key: K): V | undefined;
  put(key: K, value: V): void;
  remove(key: K): void;
  /** A value is checked and decoded when the caller reads it. */
  range(options?: RangeOptions<K>): Iterable<{ readonly key: K; readonly value: V }>;
}

/** The storage of all permanent data, in one folder. */
export interface Store {
  database<K extends Key, V>(name: string): Database<K, V>;
  /**
   * Runs `work` as one transaction: all of its writes or, if it throws, none. It sees its own writes.
   * @returns what `work` returned, once it is on disk
   */
  transaction<T>(work: () => T): Promise<T>;
  /**
   * The same for work that only writes, at a fraction of the cost: it runs at once, its reads do not see its writes, and the store's own thread does
   * the rest.
   * @returns once it is on disk
   */
  write(work: () => void): Promise<void>;
  /** Writes the store as of one commit into a new file, while other commits continue. */
  copy(file: string): Promise<void>;
  /** Counts the commits that the store has seen, in this run and before. */
  transactions(): number;
  close(): Promise<void>;
}
