/** Something in memory that is also on disk. */
export interface Cached {
  /** Bytes of memory that it takes. */
  cost: number;
  /** Set at each use; used entries stay. */
  isUsed: boolean;
  /** Called when the entry leaves the cache. */
  forget(): void;
}

/** Limits the data in memory that is also on disk: entries that were not used since the last check go first. */
export class DocumentCache {
  private readonly entries = new Set<Cached>();
  private used = 0;

  /** @param limit bytes */
  constructor(readonly limit: number) {}

  add(entry: Cached): void {
    this.entries.add(entry);
    this.used += entry.cost;
    this.makeRoom();
  }

  resize(entry: Cached, cost: number): void {
    if (this.entries.has(entry)) this.used += cost - entry.cost;
    entry.cost = cost;
    this.makeRoom();
  }

  delete(entry: Cached): void {
    if (this.entries.delete(entry)) this.used -= entry.cost;
  }

  private makeRoom(): void {
    if (this.used <= this.limit) return;
    for (const entry of this.entries) {
      this.entries.delete(entry);
      if (entry.isUsed) {
        entry.isUsed = false;
        this.entries.add(entry);
        continue;
      }
      this.used -= entry.cost;
      entry.forget();
      if (this.used <= this.limit) return;
    }
  }
}
