import type { FirestoreError } from '../model/firestore-error';

/** The server's end of one stream, whatever carries it. */
export interface Outgoing {
  send(message: Record<string, unknown>): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
}

export interface Stream {
  receive(message: Record<string, unknown>): void;
  close(): void;
}
