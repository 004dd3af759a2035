import type { Socket } from 'node:net';
import type { ReceivedCounts } from './stream';

/** The system reports within this time that a client closed a connection (ms). */
const BREAK_OFF = 100;

/**
 * Estimates which message a client had when it ended its session without a confirmation. It has every confirmed message and none that was not sent;
 * for those in between, the state of the connection decides.
 */
export class ReceivedEstimate {
  private sentUpTo = 0;
  private sentOn: Socket | null = null;
  /** How many bytes the server had received on that connection by then. */
  private receivedBefore = 0;

  sent(arrayId: number, on: Socket | null): void {
    this.sentUpTo = arrayId;
    this.sentOn = on;
    this.receivedBefore = on?.bytesRead ?? 0;
  }

  /** The latest message that it may have. */
  mayHave(acknowledged: number): number {
    return this.wasBrokenOffUnread() ? acknowledged : Math.max(this.sentUpTo, acknowledged);
  }

  /**
   * The client may have the last sent message, unless it closed the connection with the message unread, which the system reports as an error. An
   * error after another request on that connection, even of another stream or page, concerns later data: a client that sends a request has read
   * before. A connection that closed without an error was read to its end: browsers close theirs when a page that goes offline cancels its next
   * request, which would have confirmed the message. The time until the farewell proves nothing: pages send it faster than that request.
   */
  async lastReceived(acknowledged: number, terminatedOn: Socket): Promise<ReceivedCounts> {
    const { sentUpTo, sentOn } = this;
    if (sentUpTo <= acknowledged) return { has: acknowledged, mayHave: acknowledged };
    if (sentOn === terminatedOn) return { has: acknowledged, mayHave: sentUpTo };
    await new Promise((resolve) => setTimeout(resolve, BREAK_OFF).unref());
    return { has: acknowledged, mayHave: this.mayHave(acknowledged) };
  }

  private wasBrokenOffUnread(): boolean {
    const { sentOn } = this;
    return sentOn === null || (sentOn.errored !== null && sentOn.bytesRead === this.receivedBefore);
  }
}
