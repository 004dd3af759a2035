import type { Socket } from 'node:net';
import type { ReceivedCounts } from './stream';

/** That a client broke a connection off is known within this time (ms). */
const BREAK_OFF = 100;

/**
 * Estimates which message a client had when it ended its session without a confirmation. It has every confirmed message and none that was not sent;
 * for those in between, the state of the connection decides.
 */
export class ReceivedEstimate {
  private sentUpTo = 0;
  private sentOn: Socket | null = null;
  /** How much had been received on that connection by then (bytes). */
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
   * It may have what was sent last, unless it broke off the connection with the message unread in it, which the system reports as an error. An
   * error after another request on that connection, be it of another stream or page, is about what came behind: who asks has read before. A
   * connection that is closed without one was read to its end: browsers close theirs when a page that goes offline takes back its next
   * question, which would have told. How soon the farewell came says nothing: pages are faster with it than with that question.
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
