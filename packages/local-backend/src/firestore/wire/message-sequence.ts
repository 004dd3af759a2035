/** A client has at most this many messages in one request, and ten requests at the same time. */
const FARTHEST_AHEAD = 10_000;
/** The most characters that may wait for missing messages. */
const MOST_WAITING = 32 * 1024 * 1024;

/** The messages can't be put in order: the client has to start from scratch. */
export class MessageSequenceError extends Error {}

/** A message that is larger than the server reads of a request; its content is unknown. */
export const TOO_LARGE = Symbol('too large');
export type ArrivedMessage = string | typeof TOO_LARGE;

/**
 * Messages of one session in the order of their numbers. Browsers on HTTP/2 have up to ten requests of a session under way, which arrive in
 * any order, and a request that is repeated repeats its numbers, some of them together with others that it did not carry before.
 */
export class MessageSequence {
  private next = 0;
  private waitingLength = 0;
  private readonly waiting = new Map<number, ArrivedMessage | null>();

  /** The number of messages that were passed on; the next one has this number. */
  get received(): number {
    return this.next;
  }

  /**
   * @param messages of one request, with their numbers; null for an empty one
   * @returns those whose turn it is now, each once
   * @throws MessageSequenceError when too much would have to wait
   */
  take(messages: ReadonlyMap<number, ArrivedMessage | null>): ArrivedMessage[] {
    for (const [number, message] of messages) {
      if (number < this.next || this.waiting.has(number)) continue;
      if (number - this.next > FARTHEST_AHEAD) throw new MessageSequenceError('A message is too far ahead of what has arrived.');
      this.waiting.set(number, message);
      this.waitingLength += lengthOf(message);
    }
    const ready: ArrivedMessage[] = [];
    for (let message = this.waiting.get(this.next); message !== undefined; message = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      this.waitingLength -= lengthOf(message);
      this.next += 1;
      if (message !== null) ready.push(message);
    }
    if (this.waitingLength > MOST_WAITING) throw new MessageSequenceError('Too much is waiting for a message that has not arrived.');
    return ready;
  }
}

const lengthOf = (message: ArrivedMessage | null): number => (typeof message === 'string' ? message.length : 0);

const messageKey = /^req(\d{1,6})_(.*)$/;

/**
 * Reads the messages of a request's form by their numbers. The index in a field's name counts from `ofs`, and a repeated request may leave some out,
 * so `count` does not determine the numbers.
 * @param next number of the next message, for requests that name none
 */
export function readMessages(form: URLSearchParams, next: number): Map<number, string | null> {
  const messages = new Map<number, string | null>();
  const first = Number(form.get('ofs') ?? next);
  if (!Number.isSafeInteger(first) || first < 0) return messages;
  for (const [key, value] of form) {
    const match = messageKey.exec(key);
    if (!match) continue;
    const number = first + Number(match[1]);
    if (match[2] === '__data__') messages.set(number, value);
    else if (!messages.has(number)) messages.set(number, null);
  }
  return messages;
}
