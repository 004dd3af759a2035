/**
 * The server's clock in microseconds: it never stands still and never goes back, not even over a restart with a wrong system clock.
 * Snapshot order and resume tokens rest on that.
 */
export class CommitClock {
  private last: bigint;

  /** @param floor the latest time that was ever given out, as it was stored */
  constructor(
    private readonly now: () => number,
    floor: bigint,
  ) {
    this.last = floor;
  }

  /** A time later than every earlier one. */
  tick(): bigint {
    const system = BigInt(Math.trunc(this.now() * 1000));
    this.last = system > this.last ? system : this.last + 1n;
    return this.last;
  }

  /** The latest time given out. */
  get latest(): bigint {
    return this.last;
  }
}
