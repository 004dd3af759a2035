import type { Budget } from '../wire/budget';

/** A message must have arrived within this time, as a request must over HTTP (ms). */
const SLOWEST = 60_000;
/** Bytes that each piece of a message costs besides its content, however small it is. */
const PIECE = 128;
/** Whether it is compressed, and its length. */
const PREFIX = 5;

interface Half {
  prefix: number;
  length: number;
  left: number;
  /** The bytes that are kept of it, as the budget counts them. */
  kept: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Watches the messages of one gRPC connection that have arrived in part. The library keeps their bytes until they are whole, for as many calls
 * as a client opens and for as long as it likes; here they are counted with everything else that is being read.
 */
export class PartialMessages {
  private readonly halves = new Map<number, Half>();

  /**
   * @param budget counts the bytes of all requests while they are read
   * @param cut ends the connection
   * @param slowest milliseconds in which a message must have arrived
   */
  constructor(
    private readonly budget: Budget,
    private readonly cut: () => void,
    private readonly slowest = SLOWEST,
  ) {}

  /**
   * Takes the next bytes of a call. Messages that claim to be compressed are marked as uncompressed, so that they are never inflated: a few kilobytes
   * would become sixty million. They can't be read then, and their call fails.
   */
  arrived(call: number, bytes: Buffer): void {
    const half = this.halves.get(call) ?? { prefix: 0, length: 0, left: 0, kept: 0, timer: undefined };
    this.halves.set(call, half);
    for (let at = 0; at < bytes.length;) {
      if (half.prefix < PREFIX) {
        if (half.prefix === 0) bytes[at] = 0;
        else half.length = half.length * 256 + (bytes[at] ?? 0);
        half.prefix += 1;
        at += 1;
        if (half.prefix === PREFIX) half.left = half.length;
      } else {
        const taken = Math.min(half.left, bytes.length - at);
        half.left -= taken;
        at += taken;
        half.kept += taken + PIECE;
        this.budget.add(taken + PIECE);
      }
      if (half.prefix === PREFIX && half.left === 0) this.forget(half);
    }
    if (half.prefix === 0) return;
    half.timer ??= setTimeout(this.cut, this.slowest).unref();
    if (this.budget.isSpent) this.cut();
  }

  /** The call sends no more data. */
  ended(call: number): void {
    const half = this.halves.get(call);
    if (half) this.forget(half);
    this.halves.delete(call);
  }

  /** The connection has ended. */
  close(): void {
    for (const call of [...this.halves.keys()]) this.ended(call);
  }

  private forget(half: Half): void {
    clearTimeout(half.timer);
    this.budget.add(-half.kept);
    Object.assign(half, { prefix: 0, length: 0, left: 0, kept: 0, timer: undefined });
  }
}
