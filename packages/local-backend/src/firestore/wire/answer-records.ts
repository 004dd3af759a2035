import type { Database, Store } from '../../store';
import type { CommitResult } from '../engine/prepare-commit';
import { fromStoredResult, toStoredResult, type StoredResult } from './stored-result';

interface StoredRecord {
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly written: number;
  readonly answers: readonly (StoredResult & { readonly number: number; readonly digest: string })[];
}

/** Answers of one Write session whose arrival was not confirmed when the latest of them was given. */
export interface AnswerRecord {
  readonly owner: string;
  readonly answers: readonly { readonly number: number; readonly digest: string; readonly result: CommitResult }[];
}

/** A session that was unused for this time will not be used again (ms). */
const MEMORY = 24 * 3_600_000;

/** The answers of Write sessions, on disk together with their commits. */
export class AnswerRecords {
  private readonly rows: Database<string, StoredRecord>;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.rows = store.database('firestore-write-answers');
    const old = [...this.rows.range()].filter(({ value }) => now() - value.written > MEMORY).map(({ key }) => key);
    if (old.length > 0) void this.store.transaction(() => old.forEach((key) => this.rows.remove(key))).catch(() => undefined);
  }

  /** Inside a transaction. */
  put(session: string, { owner, answers }: AnswerRecord): void {
    this.rows.put(session, {
      owner,
      written: this.now(),
      answers: answers.map(({ number, digest, result }) => ({ number, digest, ...toStoredResult(result) })),
    });
  }

  get(session: string): AnswerRecord | null {
    const row = this.rows.get(session);
    if (!row) return null;
    return {
      owner: row.owner,
      answers: row.answers.map((answer) => ({ number: answer.number, digest: answer.digest, result: fromStoredResult(answer) })),
    };
  }

  /** A record that can't be removed now is removed when it is old. */
  async drop(session: string): Promise<void> {
    try {
      if (this.rows.get(session) !== undefined) await this.store.transaction(() => this.rows.remove(session));
    } catch {
      // The disk is full, or the server has stopped.
    }
  }
}
