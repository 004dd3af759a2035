/** A limit that many share: bytes that wait for readers, or for the rest of a request. */
export class Budget {
  private used = 0;

  /** @param limit in bytes or characters, as its users count */
  constructor(private readonly limit: number) {}

  add(amount: number): void {
    this.used += amount;
  }

  /** Whether the limit is reached: nothing more should be started until some of it is released. */
  get isSpent(): boolean {
    return this.used > this.limit;
  }
}
