import type { FirestoreError } from '../model/firestore-error';

/** The server's end of one stream, whatever carries it. */
export interface Outgoing {
  /** @param onReceived called when the client is known to have the message; never called where that can't be known */
  send(message: Record<string, unknown>, onReceived?: () => void): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
  /** Asks the client for a sign that it is there, which tells what it has received. Resolves when it came, or when it is too late. */
  probe?(): Promise<void>;
}

export interface Stream {
  receive(message: Record<string, unknown>): void;
  close(): void;
}
