export type Message = Record<string, unknown>;

/**
 * What many listeners are told in the same words is made, and put into JSON or protocol buffers, once. A commit is told to all of them in
 * one turn of the event loop, so that is how long the messages are remembered: nothing waits here for readers.
 */
export class SharedMessages {
  private readonly known = new Map<object, Map<string, Message>>();

  /**
   * @param subject what the message is about, a document for instance
   * @param key tells messages about the same subject apart
   */
  of(subject: object, key: string, make: () => Message): Message {
    if (this.known.size === 0) setImmediate(() => this.known.clear());
    let messages = this.known.get(subject);
    if (!messages) this.known.set(subject, (messages = new Map()));
    let message = messages.get(key);
    if (!message) messages.set(key, (message = make()));
    return message;
  }
}

/** Remembers what was made of an object as long as the object is there. */
export function onceFor<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const made = new WeakMap<T, { readonly result: R }>();
  return (of) => {
    let known = made.get(of);
    if (!known) made.set(of, (known = { result: make(of) }));
    return known.result;
  };
}
