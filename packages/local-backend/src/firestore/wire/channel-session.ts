import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often an idle back channel says something, in milliseconds; the client gives up after 1.5 times what the handshake promises. */
export const keepAlive = 30_000;
/** A session without a back channel and without requests is dropped after this many milliseconds. */
const patience = 120_000;
/** That a client broke a connection off is known within this time (ms). */
const breakOff = 100;
/**
 * The messages of a Write stream have the numbers 1 × this, 2 × this and so on, whatever else is said in between. So the latest number
 * that a client has received tells which answers it has, even after a restart.
 */
const answerStep = 2 ** 20;

/** How many answers of a Write stream are among the messages up to a number. */
export const answersUpTo = (arrayId: number): number => (Number.isFinite(arrayId) ? Math.max(0, Math.floor(arrayId / answerStep)) : 0);

interface BackChannel {
  readonly response: ServerResponse;
  /** Long polling: the response ends after what it had to say. */
  readonly endsAfterData: boolean;
  hasData: boolean;
  readonly since: number;
}

export interface ChannelSessionOptions {
  readonly kind: 'Listen' | 'Write';
  /** Called with the number of the latest message that the client has for certain. */
  readonly onAcknowledged: (arrayId: number) => void;
  /** Called once when the session is over; with the number of the latest message that the client has if it has ended the session itself. */
  readonly onEnd: (received: Promise<number> | null) => void;
  /** Called when there is a back channel, or none any more. */
  readonly onBackChannel: () => void;
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
  private queue: { readonly id: number; readonly text: string; readonly isAnswer: boolean }[] = [];
  private backChannel: BackChannel | null = null;
  private acknowledged = 0;
  private sentUpTo = 0;
  private sentOn: Socket | null = null;
  private flushing = false;
  private isOver = false;
  private readonly timer: NodeJS.Timeout;
  private lastSeen = Date.now();

  constructor(private readonly options: ChannelSessionOptions) {
    this.timer = setInterval(() => this.beat(), keepAlive * 0.8);
    this.timer.unref();
  }

  get hasBackChannel(): boolean {
    return this.backChannel !== null;
  }

  /** Since when the present back channel is held, in milliseconds of the system clock; null without one. */
  get heldSince(): number | null {
    return this.backChannel?.since ?? null;
  }

  get lastArrayId(): number {
    return this.sentUpTo;
  }

  get outstandingBytes(): number {
    return this.queue.reduce((sum, { text }) => sum + text.length, 0);
  }

  get isOpen(): boolean {
    return !this.isOver;
  }

  /**
   * The latest message that a client has which ends the session now, as far as one can tell: it has what was sent last, unless it broke
   * that connection off, as it does with an answer that it does not want to hear any more. When the end comes on that same connection, the
   * client had read the answer before; what becomes of the connection afterwards says nothing (browsers close it).
   */
  private async lastReceived(terminatedOn: Socket): Promise<number> {
    if (this.sentUpTo <= this.acknowledged) return this.acknowledged;
    if (this.sentOn === terminatedOn) return this.sentUpTo;
    await new Promise((resolve) => setTimeout(resolve, breakOff).unref());
    return this.sentOn?.destroyed === false ? this.sentUpTo : this.acknowledged;
  }

  /** The client has everything up to this number. */
  acknowledge(arrayId: number): void {
    this.lastSeen = Date.now();
    if (!Number.isFinite(arrayId)) return;
    this.acknowledged = Math.max(this.acknowledged, arrayId);
    this.queue = this.queue.filter(({ id }) => id > arrayId);
    this.options.onAcknowledged(arrayId);
  }

  push(payload: unknown): void {
    if (this.isOver) return;
    this.enqueue(payload, this.options.kind === 'Write' ? (Math.floor(this.lastId / answerStep) + 1) * answerStep : this.lastId + 1, this.options.kind === 'Write');
  }

  /** Takes a new back channel; an older one ends. */
  attach(response: ServerResponse, options: { readonly acknowledged: number; readonly endsAfterData: boolean }): void {
    this.backChannel?.response.end();
    this.acknowledge(options.acknowledged);
    this.sentUpTo = Math.max(0, options.acknowledged);
    const channel: BackChannel = { response, endsAfterData: options.endsAfterData, hasData: false, since: Date.now() };
    this.backChannel = channel;
    response.on('close', () => {
      if (this.backChannel === channel) this.detach();
    });
    // The client decides from the first byte whether a proxy holds back what is streamed, so something is said at once.
    if (this.queue.length === 0 && !options.endsAfterData) this.noop();
    this.flush();
    this.options.onBackChannel();
  }

  /** Gives the connection of the back channel back to the client, which asks again when it has one to spare. */
  release(): void {
    const channel = this.backChannel;
    if (!channel) return;
    if (this.queue.every(({ id }) => id <= this.sentUpTo) && !channel.hasData) this.noop();
    this.flush();
    if (this.backChannel !== channel) return;
    this.detach();
    channel.response.end();
  }

  /** @param terminatedOn the connection on which the client said so; null when it did not */
  end(terminatedOn: Socket | null = null): void {
    if (this.isOver) return;
    const received = terminatedOn ? this.lastReceived(terminatedOn) : null;
    this.isOver = true;
    clearInterval(this.timer);
    if (!terminatedOn) this.flush();
    this.backChannel?.response.end();
    this.backChannel = null;
    this.options.onEnd(received);
    this.options.onBackChannel();
  }

  private detach(): void {
    this.backChannel = null;
    this.options.onBackChannel();
  }

  private noop(): void {
    this.enqueue(['noop'], this.lastId + 1, false);
  }

  private enqueue(payload: unknown, id: number, isAnswer: boolean): void {
    this.lastId = id;
    this.queue.push({ id, text: `[${id},${JSON.stringify(payload)}]`, isAnswer });
    this.scheduleFlush();
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
    const text = frame(`[${waiting.map((one) => one.text).join(',')}]`);
    channel.hasData = true;
    this.sentUpTo = waiting.at(-1)?.id ?? this.sentUpTo;
    this.sentOn = channel.response.socket;
    // An answer to a write ends the response too: the client asks again at once, and its question says that it has the answer.
    if (!channel.endsAfterData && !waiting.some(({ isAnswer }) => isAnswer)) {
      channel.response.write(text);
      return;
    }
    this.detach();
    // In one piece: a client that has read the answer has read its end, and has no reason to break the connection off.
    channel.response.end(text);
  }

  private beat(): void {
    if (this.backChannel) {
      this.lastSeen = Date.now();
      this.noop();
    } else if (Date.now() - this.lastSeen > patience) this.end();
  }
}

/** One chunk of a body: its length in UTF-16 units, a line feed, the text. */
export const frame = (text: string): string => `${text.length}\n${text}`;
