/**
 * The server's clock in microseconds: it never stops and never goes back, not even over a restart with a wrong system clock. Snapshot order and
 * resume tokens depend on that.
 */
export class CommitClock {
  private last: bigint;

  /** @param floor the latest time that was ever assigned, as stored */
  constructor(
    private readonly now: () => number,
    floor: bigint,
  ) {
    this.last = floor;
    // Clients treat the time 0 as no time at all, and would never show the results of an empty database.
    if (floor === 0n) this.settle(this.next());
  }

  /** A time later than every settled one, for a commit that may still fail. */
  next(): bigint {
    const system = BigInt(Math.trunc(this.now() * 1000));
    return system > this.last ? system : this.last + 1n;
  }

  /** Marks the commit of this time as being on disk: from now on clients may learn of it. */
  settle(time: bigint): void {
    if (time > this.last) this.last = time;
  }

  /** The time of the latest commit that is on disk. Reads carry it too: a time that is not stored could come again after a restart. */
  get latest(): bigint {
    return this.last;
  }
}
