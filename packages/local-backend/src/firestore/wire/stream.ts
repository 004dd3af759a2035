import type { FirestoreError } from '../model/firestore-error';

/** The number of messages that a client has received when it left without a confirmation: the certain ones, and the possible ones. */
export interface ReceivedCounts {
  readonly has: number;
  readonly mayHave: number;
}

/** The server's end of one stream, whatever carries it. */
export interface StreamOutput {
  send(message: Record<string, unknown>): void;
  /** Ends the stream with an error. */
  fail(error: FirestoreError): void;
  /** Whether its reader is behind: messages that can wait do so until {@link Stream.room}. */
  isFull(): boolean;
  /** The amount that waits for it, in characters or bytes. */
  queued?(): number;
}

export interface Stream {
  receive(message: Record<string, unknown>): void;
  /** Takes the turn of a message that can't be read: when those before it are answered, the stream fails. */
  refuse(error: FirestoreError): void;
  /** There is room again after the reader was behind. */
  room?(): void;
  /** The number of targets that it listens to. */
  targets?(): number;
  /** The number of sent messages that the client is known to have. */
  received?(messages: number): void;
  /** The number of messages that reached the client's machine. The client has them, unless it reports otherwise when it leaves. */
  arrived?(messages: number): void;
  /** Sends nothing more and ignores requests, until it is revoked or closed. */
  silence?(): void;
  /** Its permission has ended: it fails at once, and accepts nothing more. Earlier writes stay. */
  revoke(error: FirestoreError): void;
  /**
   * Called when the stream has ended.
   * @param heard how many messages the client has, as far as that will be known; or that it can still come back and report
   */
  close(heard?: Promise<ReceivedCounts> | 'may return'): void;
}
