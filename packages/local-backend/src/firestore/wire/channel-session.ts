import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { elapsed } from '../../process/elapsed';
import type { IdleSessions } from './idle-sessions';
import { BackChannel, type Queued } from './back-channel';
import type { Budget } from './budget';
import { ReceivedEstimate } from './received-estimate';
import { memoizeByObject } from './shared-messages';
import type { ReceivedCounts } from './stream';

/** How often an idle back channel sends something (ms); the client gives up after 1.5 times the interval in the handshake. */
export const keepAlive = 30_000;
/** How often an idle back channel is checked (ms). */
const BEAT = keepAlive * 0.8;
/** A session without a back channel and without requests is dropped after this time (ms). */
const PATIENCE = { Listen: 75_000, Write: 120_000 } as const;
/** A session whose client never came back after its handshake is dropped sooner. */
const PATIENCE_WITH_NEW = 30_000;
/** A reader is full if this many characters wait for it or for its confirmation, */
const FULL = 1024 * 1024;
/** or this much, when all readers together are behind. */
const FULL_TOGETHER = 128 * 1024;
/** A client that sends requests without reading is cut off at this size (characters). */
const MOST = 8 * 1024 * 1024;
/**
 * The messages of a Write stream have the numbers 1 × this, 2 × this and so on, whatever other messages are sent in between. So the latest number
 * that a client has received shows which answers it has, even after a restart.
 */
const answerStep = 2 ** 20;

/** How many answers of a Write stream are among the messages up to a number. */
export const countAnswersUpTo = (arrayId: number): number => (Number.isFinite(arrayId) ? Math.max(0, Math.floor(arrayId / answerStep)) : 0);

const jsonOf = memoizeByObject((message: object) => JSON.stringify(message));

export interface ChannelSessionOptions {
  readonly kind: 'Listen' | 'Write';
  /** Counts the messages that wait for all sessions' readers. */
  readonly budget: Budget;
  /** All sessions whose clients have no back channel. */
  readonly idleSessions: IdleSessions;
  /** Called with the number of the latest message that the client has for certain. */
  readonly onAcknowledged: (arrayId: number) => void;
  /** Called when the session takes messages again after it was full. */
  readonly onRoom: () => void;
  /** Called once when the session is over; with the numbers of the latest messages that the client has if it has ended the session itself. */
  readonly onEnd: (heard: Promise<ReceivedCounts> | null) => void;
  /** Called when a back channel opens or closes. */
  readonly onBackChannel: () => void;
}

/**
 * The server's half of one WebChannel session (protocol version 8): numbered messages that are kept until the client has
 * acknowledged them, whatever happens to the connections that carry them.
 */
export class ChannelSession {
  readonly id = randomBytes(16).toString('hex');
  private lastId = 0;
  private queue: Queued[] = [];
  private queued = 0;
  private wasFull = false;
  private backChannel: BackChannel | null = null;
  private acknowledged = 0;
  private sentUpTo = 0;
  private readonly farewell = new ReceivedEstimate();
  private flushing = false;
  private isOver = false;
  private readonly timer: NodeJS.Timeout;
  private lastSeen = elapsed();
  /** When the latest back channel ended. */
  private leftAt = 0;
  private hasComeBack = false;

  constructor(private readonly options: ChannelSessionOptions) {
    this.timer = setInterval(() => this.beat(), BEAT);
    this.timer.unref();
    options.idleSessions.enter(this);
  }

  get hasBackChannel(): boolean {
    return this.backChannel !== null;
  }

  /** Since when the present back channel is held, in milliseconds of the system clock; null without one. */
  get heldSince(): number | null {
    return this.backChannel?.since ?? null;
  }

  /** How long the client has been silent without a back channel (ms); 0 while it has one. */
  get silence(): number {
    return this.backChannel ? 0 : elapsed() - Math.max(this.lastSeen, this.leftAt);
  }

  /** The latest message that the client may have. */
  get mayHave(): number {
    return this.farewell.mayHave(this.acknowledged);
  }

  get lastArrayId(): number {
    return this.sentUpTo;
  }

  get outstandingBytes(): number {
    return this.queued;
  }

  get isOpen(): boolean {
    return !this.isOver;
  }

  /** Whether messages that can wait should wait until {@link ChannelSessionOptions.onRoom}. */
  get isFull(): boolean {
    const isFull = this.queued > (this.options.budget.isSpent ? FULL_TOGETHER : FULL);
    this.wasFull ||= isFull;
    return isFull;
  }

  /** Confirms that the client has everything up to this number. */
  acknowledge(arrayId: number): void {
    this.lastSeen = elapsed();
    this.hasComeBack = true;
    if (!Number.isFinite(arrayId)) return;
    if (arrayId > this.acknowledged) {
      this.acknowledged = arrayId;
      const kept = this.queue.findIndex(({ id }) => id > arrayId);
      this.count(-this.queue.splice(0, kept < 0 ? this.queue.length : kept).reduce((sum, { length }) => sum + length, 0));
    }
    this.options.onAcknowledged(arrayId);
    if (!this.wasFull || this.isFull) return;
    this.wasFull = false;
    this.options.onRoom();
  }

  push(message: object): void {
    if (this.isOver) return;
    const isAnswer = this.options.kind === 'Write';
    this.enqueue(message, jsonOf(message), isAnswer ? (Math.floor(this.lastId / answerStep) + 1) * answerStep : this.lastId + 1, isAnswer);
    // The client requests data and reads nothing: it may come back and continue from its last message.
    if (this.queued > MOST) this.end();
  }

  /** Takes a new back channel; an older one ends. */
  attach(response: ServerResponse, options: { readonly acknowledged: number; readonly endsAfterData: boolean }): void {
    const { acknowledged } = options;
    // The client has abandoned it and uses another one; nothing reads it.
    if (acknowledged < this.acknowledged) {
      response.end();
      return;
    }
    this.replace();
    this.acknowledge(acknowledged);
    this.sentUpTo = Number.isFinite(acknowledged) ? Math.max(0, acknowledged) : 0;
    const channel = new BackChannel(response, {
      endsAfterData: options.endsAfterData,
      onDrain: () => this.scheduleFlush(),
      onClose: () => {
        if (this.backChannel === channel) this.detach();
      },
    });
    this.backChannel = channel;
    this.options.idleSessions.leave(this);
    // The first byte shows the client whether a proxy holds back streamed data, so the session sends something at once.
    if (this.queue.length === 0 && !options.endsAfterData) this.noop();
    this.flush();
    this.options.onBackChannel();
  }

  /** Gives the connection of the back channel back to the client, which asks again when it has one to spare. */
  release(): void {
    const channel = this.backChannel;
    if (!channel || channel.isBlocked) return;
    this.saySomething(channel);
    if (this.backChannel !== channel) return;
    this.detach();
    channel.end();
  }

  /** @param terminatedOn the connection on which the client ended the session; null if it did not */
  end(terminatedOn: Socket | null = null): void {
    if (this.isOver) return;
    const heard = terminatedOn ? this.farewell.lastReceived(this.acknowledged, terminatedOn) : null;
    this.isOver = true;
    clearInterval(this.timer);
    if (!terminatedOn) this.flush();
    if (this.backChannel?.isBlocked === true) this.backChannel.destroy();
    this.backChannel?.end();
    this.backChannel = null;
    this.options.idleSessions.leave(this);
    this.queue = [];
    this.count(-this.queued);
    this.options.onEnd(heard);
    this.options.onBackChannel();
  }

  private detach(): void {
    this.backChannel = null;
    this.leftAt = elapsed();
    this.options.idleSessions.enter(this);
    this.options.onBackChannel();
  }

  /** A response that ends without a byte is an error to the client, if it still reads it. */
  private replace(): void {
    const channel = this.backChannel;
    if (!channel) return;
    this.backChannel = null;
    if (!channel.hasData && this.queue.length === 0) {
      this.noop();
      channel.write(this.queue, true);
    }
    if (channel.isBlocked) channel.destroy();
    else channel.end();
  }

  private saySomething(channel: BackChannel): void {
    if (!channel.hasData && this.unsent().length === 0) this.noop();
    this.flush();
  }

  private noop(): void {
    this.enqueue(null, '"noop"', this.lastId + 1, false);
  }

  private enqueue(message: object | null, json: string, id: number, isAnswer: boolean): void {
    this.lastId = id;
    const length = json.length + String(id).length + '[,[]]'.length;
    this.queue.push({ id, message, json, length, isAnswer });
    this.count(length);
    this.scheduleFlush();
  }

  private count(change: number): void {
    this.queued += change;
    this.options.budget.add(change);
  }

  private unsent(): Queued[] {
    let first = this.queue.length;
    while (first > 0 && (this.queue[first - 1]?.id ?? 0) > this.sentUpTo) first -= 1;
    return this.queue.slice(first);
  }

  private scheduleFlush(): void {
    if (this.flushing) return;
    this.flushing = true;
    // Messages of the same event are sent together.
    setImmediate(() => {
      this.flushing = false;
      this.flush();
    });
  }

  private flush(): void {
    const channel = this.backChannel;
    let waiting = this.isOver ? this.unsent() : withoutLastOfSeveral(this.unsent());
    while (channel && !channel.isBlocked && waiting.length > 0) {
      const { socket } = channel;
      // A session that waits for room also waits for the client's confirmation.
      const { written, hasEnded } = channel.write(waiting, this.wasFull);
      this.sentUpTo = waiting[written - 1]?.id ?? this.sentUpTo;
      this.farewell.sent(this.sentUpTo, socket);
      if (hasEnded) {
        this.detach();
        return;
      }
      waiting = waiting.slice(written);
    }
  }

  private beat(): void {
    const channel = this.backChannel;
    if (!channel) {
      const patience = this.hasComeBack ? PATIENCE[this.options.kind] : PATIENCE_WITH_NEW;
      if (elapsed() - this.lastSeen > patience) this.end();
      return;
    }
    if (channel.isStalled) {
      this.detach();
      channel.destroy();
      return;
    }
    if (channel.isBlocked) return;
    this.lastSeen = elapsed();
    if (this.unsent().length === 0) this.noop();
    this.flush();
    if (channel.isOld) this.release();
  }
}

/**
 * Keeps the last of several answers back until the client has confirmed the others. A client that leaves in the meantime left in the middle of its
 * writes, and has most likely not read the answers on their way. A client that leaves as soon as it has read everything needs no more answers.
 */
function withoutLastOfSeveral(waiting: Queued[]): Queued[] {
  const answers = waiting.filter(({ isAnswer }) => isAnswer);
  const last = answers.at(-1);
  return last === undefined || answers.length < 2 ? waiting : waiting.slice(0, waiting.indexOf(last));
}
