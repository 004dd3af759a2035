import { randomBytes } from 'node:crypto';
import type { Store } from '../../store';

interface Run {
  readonly id: string;
  /** The latest commit on disk when this process started, in microseconds as text. */
  readonly from: string;
}

/** Tokens of older runs than this many are no longer known. */
const CAPACITY = 500;

/** Resume tokens: a time in one run of the server. The run distinguishes a token of the past from one of a lost future, after a back-up replaced newer data. */
export class ResumeTokens {
  private readonly runs: Run[] = [];
  private readonly own: Run;

  /** @param latest time of the latest commit on disk, in microseconds */
  constructor(store: Store, latest: bigint) {
    const table = store.database<number, Run>('firestore-runs');
    let last = 0;
    for (const { key, value } of table.range()) {
      this.runs.push(value);
      last = key;
    }
    this.own = { id: randomBytes(6).toString('base64url'), from: String(latest) };
    this.runs.push(this.own);
    // A token of this run that is used after a crash before this is on disk is unknown: its client gets everything again.
    void store
      .transaction(() => {
        table.put(last + 1, this.own);
        if (last + 1 > CAPACITY) table.remove(last + 1 - CAPACITY);
      })
      .catch(() => undefined);
  }

  /** @returns the token in base64, as JSON carries it */
  write(time: bigint): string {
    return Buffer.from(`${this.own.id} ${time}`).toString('base64');
  }

  /** Returns the time of a token; null if it is not ours, or of a past that this data does not have. */
  read(token: string, latest: bigint): bigint | null {
    const match = /^(\S+) (\d{1,18})$/.exec(Buffer.from(token, 'base64').toString());
    if (!match) return null;
    const index = this.runs.findIndex(({ id }) => id === match[1]);
    if (index < 0) return null;
    const time = BigInt(match[2] ?? '');
    const next = this.runs[index + 1];
    return time <= (next ? BigInt(next.from) : latest) ? time : null;
  }
}
