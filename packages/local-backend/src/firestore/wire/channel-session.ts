import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** How often an idle back channel says something, in milliseconds; the client gives up after 1.5 times what the handshake promises. */
export const keepAlive = 30_000;
/** A session without a back channel and without requests is dropped after this many milliseconds. */
const patience = 120_000;

interface BackChannel {
  readonly response: ServerResponse;
  /** Long polling: the response ends after what it had to say. */
  readonly endsAfterData: boolean;
}

/**
 * The server's half of one WebChannel session (protocol version 8): numbered messages that are kept until the client has
 * acknowledged them, whatever happens to the connections that carry them.
 */
export class ChannelSession {
  readonly id = randomBytes(16).toString('hex');
  /** Messages received so far: the next one must have this number, a smaller one was sent twice. */
  received = 0;
  private lastId = 0;
  private queue: { readonly id: number; readonly text: string }[] = [];
  private backChannel: BackChannel | null = null;
  private sentUpTo = 0;
  private flushing = false;
  private readonly timer: NodeJS.Timeout;
  private lastSeen = Date.now();

  /** @param onEnd called once when the session is over */
  constructor(private readonly onEnd: () => void) {
    this.timer = setInterval(() => this.beat(), keepAlive * 0.8);
    this.timer.unref();
  }

  get hasBackChannel(): boolean {
    return this.backChannel !== null;
  }

  get lastArrayId(): number {
    return this.sentUpTo;
  }

  get outstandingBytes(): number {
    return this.queue.reduce((sum, { text }) => sum + text.length, 0);
  }

  /** The client has everything up to this number. */
  acknowledge(arrayId: number): void {
    this.lastSeen = Date.now();
    if (Number.isFinite(arrayId)) this.queue = this.queue.filter(({ id }) => id > arrayId);
  }

  push(payload: unknown): void {
    this.lastId += 1;
    this.queue.push({ id: this.lastId, text: `[${this.lastId},${JSON.stringify(payload)}]` });
    this.scheduleFlush();
  }

  /** Takes a new back channel; an older one ends. */
  attach(response: ServerResponse, options: { readonly acknowledged: number; readonly endsAfterData: boolean }): void {
    this.backChannel?.response.end();
    this.acknowledge(options.acknowledged);
    this.sentUpTo = Math.max(0, options.acknowledged);
    const channel: BackChannel = { response, endsAfterData: options.endsAfterData };
    this.backChannel = channel;
    response.on('close', () => {
      if (this.backChannel === channel) this.backChannel = null;
    });
    // The client decides from the first byte whether a proxy holds back what is streamed, so something is said at once.
    if (this.queue.length === 0 && !options.endsAfterData) this.push(['noop']);
    this.flush();
  }

  end(): void {
    clearInterval(this.timer);
    this.backChannel?.response.end();
    this.backChannel = null;
    this.onEnd();
  }

  private scheduleFlush(): void {
    if (this.flushing) return;
    this.flushing = true;
    // What one event causes leaves together.
    setImmediate(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    const channel = this.backChannel;
    if (!channel) return;
    const waiting = this.queue.filter(({ id }) => id > this.sentUpTo);
    if (waiting.length === 0) return;
    channel.response.write(frame(`[${waiting.map(({ text }) => text).join(',')}]`));
    this.sentUpTo = waiting.at(-1)?.id ?? this.sentUpTo;
    if (!channel.endsAfterData) return;
    this.backChannel = null;
    channel.response.end();
  }

  private beat(): void {
    if (this.backChannel) {
      this.lastSeen = Date.now();
      this.push(['noop']);
    } else if (Date.now() - this.lastSeen > patience) this.end();
  }
}

/** One chunk of a body: its length in UTF-16 units, a line feed, the text. */
export const frame = (text: string): string => `${text.length}\n${text}`;
