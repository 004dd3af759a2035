/** A stream that is open, for the operator. */
export interface ListedStream {
  readonly kind: 'Listen' | 'Write';
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The client's, as far as it can be known. */
  readonly address: string;
  readonly agent: string;
  /** Null without an account. */
  readonly uid: string | null;
  /** The number of its targets; 0 for a Write stream. */
  targets(): number;
  /** The amount that waits for its reader, in characters or bytes. */
  queued(): number;
}

/** The client writes this text itself, so it is cut. */
const LONGEST_AGENT = 200;

/** The streams that are open, in the order in which they came. */
export class StreamList {
  private readonly present = new Set<ListedStream>();

  /** @returns a function that removes it */
  enter(stream: ListedStream): () => void {
    const entry = { ...stream, agent: stream.agent.slice(0, LONGEST_AGENT) };
    this.present.add(entry);
    return () => this.present.delete(entry);
  }

  /** The newest first. */
  newest(count: number): ListedStream[] {
    return [...this.present].reverse().slice(0, count);
  }
}
