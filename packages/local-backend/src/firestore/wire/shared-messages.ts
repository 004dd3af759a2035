export type Message = Record<string, unknown>;

/** This many messages about one subject are remembered; clients choose the numbers of their targets. */
const MOST_KEYS = 8;

/**
 * Builds a message for many listeners once, and encodes it once as JSON or protocol buffers. A message is remembered as long as it waits for one of
 * its readers: five hundred readers of the same documents that are all behind keep them in memory once. Nothing is kept for its own sake.
 */
export class SharedMessages {
  private readonly known = new WeakMap<object, Remembered[]>();

  /**
   * @param subject the object that the message is about, such as a document
   * @param key distinguishes messages about the same subject
   */
  of(subject: object, key: string, make: () => Message): Message {
    let messages = this.known.get(subject);
    if (!messages) this.known.set(subject, (messages = []));
    const at = messages.findIndex((one) => one.key === key);
    const known = messages[at]?.message.deref();
    if (known) return known;
    const message = make();
    if (at >= 0) messages.splice(at, 1);
    else if (messages.length >= MOST_KEYS) messages.shift();
    messages.push({ key, message: new WeakRef(message) });
    return message;
  }
}

interface Remembered {
  readonly key: string;
  readonly message: WeakRef<Message>;
}

/** Remembers the result for an object as long as the object exists. */
export function memoizeByObject<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, { readonly result: R }>();
  return (of) => {
    let known = made.get(of);
    if (!known) made.set(of, (known = { result: make(of) }));
    return known.result;
  };
}
