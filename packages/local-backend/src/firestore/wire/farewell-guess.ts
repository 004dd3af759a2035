import type { Socket } from 'node:net';
import type { Heard } from './stream';

/** That a client broke a connection off is known within this time (ms). */
const BREAK_OFF = 100;

/**
 * Which message a client had when it ended its session without saying so. What it has confirmed, it has; what was not sent, it has not;
 * for what lies in between, the connection is asked.
 */
export class FarewellGuess {
  private sentUpTo = 0;
  private sentOn: Socket | null = null;

  sent(arrayId: number, on: Socket | null): void {
    this.sentUpTo = arrayId;
    this.sentOn = on;
  }

  /**
   * It may have what was sent last, unless it broke off the connection with the message unread in it, which the system reports as an error. A
   * connection that is closed without one was read to its end: browsers close theirs when a page that goes offline takes back its next
   * question, which would have told. How soon the farewell came says nothing: pages are faster with it than with that question.
   */
  async lastReceived(acknowledged: number, terminatedOn: Socket): Promise<Heard> {
    const { sentUpTo, sentOn } = this;
    if (sentUpTo <= acknowledged) return { has: acknowledged, mayHave: acknowledged };
    if (sentOn === terminatedOn) return { has: acknowledged, mayHave: sentUpTo };
    await new Promise((resolve) => setTimeout(resolve, BREAK_OFF).unref());
    return { has: acknowledged, mayHave: sentOn === null || sentOn.errored ? acknowledged : sentUpTo };
  }
}
