import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { elapsed } from '../../process/elapsed';
import { frame } from './frame';

/** The most characters to write at once; the next piece follows when this one was sent. */
const PIECE = 128 * 1024;
/** A response ends after this size: the client then sends a new request, which confirms the received messages (characters). */
const LARGEST = 512 * 1024;
/** A response ends after this long (ms), for the same reason: a client that is gone does not ask again. */
const LONGEST = 60_000;
/** A reader that takes no data for this long is gone, in milliseconds. */
const STALLED = 45_000;

export interface Queued {
  readonly id: number;
  /** The message behind the text; kept so that other listeners to the same message share both. */
  readonly message: object | null;
  readonly json: string;
  /** Characters of the text. */
  readonly length: number;
  /** The answer to a write: it ends the response too. */
  readonly isAnswer: boolean;
}

export interface BackChannelOptions {
  /** Long polling: the response ends after its first data. */
  readonly endsAfterData: boolean;
  /** Called when the written bytes have left, and the next piece may follow. */
  readonly onDrain: () => void;
  /** The connection closed. */
  readonly onClose: () => void;
}

/** One hanging response: it takes messages as fast as its reader does. */
export class BackChannel {
  readonly since = elapsed();
  private written = 0;
  private blockedSince: number | null = null;
  private isEnded = false;

  constructor(
    private readonly response: ServerResponse,
    private readonly options: BackChannelOptions,
  ) {
    response.on('close', options.onClose);
    response.on('drain', () => {
      this.blockedSince = null;
      options.onDrain();
    });
  }

  get hasData(): boolean {
    return this.written > 0;
  }

  get isBlocked(): boolean {
    return this.blockedSince !== null;
  }

  get isStalled(): boolean {
    return this.blockedSince !== null && elapsed() - this.blockedSince > STALLED;
  }

  get isOld(): boolean {
    return elapsed() - this.since > LONGEST;
  }

  get socket(): Socket | null {
    return this.response.socket;
  }

  /**
   * Writes the first of these messages, as many as fit.
   * @param mustConfirm ends the response when all are written, so that the client confirms them
   * @returns the number of written messages, and whether the response has ended
   */
  write(messages: readonly Queued[], mustConfirm: boolean): { readonly written: number; readonly hasEnded: boolean } {
    const texts: string[] = [];
    let length = 0;
    for (const queued of messages) {
      if (texts.length > 0 && length + queued.length > PIECE) break;
      texts.push(`[${queued.id},[${queued.json}]]`);
      length += queued.length;
    }
    const taken = messages.slice(0, texts.length);
    const body = frame(`[${texts.join(',')}]`);
    this.written += body.length;
    const isLast = taken.length === messages.length;
    // An answer to a write ends the response too: the client sends a new request at once, which confirms the answer.
    const hasEnded =
      this.options.endsAfterData || this.written > LARGEST || (isLast && mustConfirm) || taken.some(({ isAnswer }) => isAnswer);
    // In one piece: a client that has read the answer has read its end, and has no reason to break the connection off.
    if (hasEnded) this.end(body);
    else if (!this.response.write(body)) this.blockedSince = elapsed();
    return { written: taken.length, hasEnded };
  }

  end(body?: string): void {
    if (this.isEnded) return;
    this.isEnded = true;
    if (body === undefined) this.response.end();
    else this.response.end(body);
  }

  /** Breaks the connection, and discards the waiting data. */
  destroy(): void {
    this.isEnded = true;
    this.response.destroy();
  }
}
