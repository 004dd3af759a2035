import type { FirestoreError } from '../model/firestore-error';

/** The server's end of one stream, whatever carries it. */
export interface Outgoing {
  send(message: Record<string, unknown>): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
}

export interface Stream {
  receive(message: Record<string, unknown>): void;
  /** The client is known to have so many of the messages sent to it. */
  received?(messages: number): void;
  /** So many have arrived where the client runs; it has them, unless it says otherwise when it leaves. */
  arrived?(messages: number): void;
  /**
   * The stream is over.
   * @param received how many messages the client has, if that will be known; or that it can still come back and tell
   */
  close(received?: Promise<number> | 'may return'): void;
}
