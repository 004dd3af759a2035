import type { Database, Store } from '../../store';
import type { StoredDocument } from '../model/document';
import { toDocument, toDocumentRow, type DocumentRow } from './document-row';

interface LogEntry {
  readonly database: string;
  /** Microseconds, as text. */
  readonly time: string;
  readonly path: string;
  /** The document before the change; null: there was none; 'large': it is not kept. */
  readonly before: DocumentRow | null | 'large';
}

/** The most changes to keep: a client that resumes from before them gets everything again. */
const CAPACITY = 20_000;
/** How many changes are dropped at once. */
const TRIM = 500;
/** A larger document (characters) is not kept in the log, which would otherwise grow far beyond the documents. */
const LARGEST = 16_384;
/** For documents up to this total (characters) the log keeps the earlier content; for the rest, only that they changed. */
const MOST = 8 * 2 ** 20;

/**
 * The changes of every commit with the documents as they were before, on disk with the commit itself. A client that comes back with a resume token
 * gets only the difference, with deleted documents and those that left its query, also after a restart.
 */
export class ChangeLog {
  private readonly entries: Database<number, LogEntry>;
  private readonly settings: Database<string, string>;

  /** @param latest time of the latest commit on disk, in microseconds */
  constructor(store: Store, latest: bigint) {
    this.entries = store.database('firestore-changes');
    this.settings = store.database('firestore-settings');
    this.start = latest;
  }

  private readonly start: bigint;
  /** Numbers of the next entry and of the oldest one, as far as they are known. */
  private next: number | null = null;
  private oldest: number | null = null;
  private isBegun = false;

  /** Notes changes; only inside a transaction of the store. */
  append(database: string, time: bigint, changes: readonly { readonly path: string; readonly before: StoredDocument | null }[]): void {
    if (!this.isBegun) {
      // A folder from before the log existed: the log does not contain earlier changes.
      if (this.settings.get('changes-since') === undefined) this.settings.put('changes-since', String(this.start));
      this.isBegun = true;
    }
    this.next ??= this.last() + 1;
    for (const { path, before } of changes) {
      const row = before && toDocumentRow(before);
      this.entries.put(this.next, { database, time: String(time), path, before: row && row.fields.length > LARGEST ? 'large' : row });
      this.next += 1;
    }
    this.trim(this.next);
  }

  /** The transaction that noted changes has failed: they are not in the log. */
  undone(): void {
    this.next = null;
    this.oldest = null;
    this.isBegun = false;
  }

  /**
   * The documents that changed after a time, as they were then (null: there was none).
   * @returns null when the log does not reach back so far
   */
  since(database: string, time: bigint): Map<string, StoredDocument | null | 'large'> | null {
    if (time < BigInt(this.settings.get('changes-since') ?? this.start)) return null;
    const before = new Map<string, StoredDocument | null | 'large'>();
    let length = 0;
    for (const { value } of this.entries.range({ start: this.firstAfter(time) })) {
      if (value.database !== database || before.has(value.path)) continue;
      const row = length > MOST ? value.before && 'large' : value.before;
      if (row !== null && row !== 'large') length += row.fields.length;
      before.set(value.path, row === null || row === 'large' ? row : toDocument(value.path, row));
    }
    return before;
  }

  private last(): number {
    for (const { key } of this.entries.range({ start: Number.MAX_SAFE_INTEGER, reverse: true, limit: 1 })) return key;
    return 0;
  }

  private first(): number {
    for (const { key } of this.entries.range({ start: 0, limit: 1 })) return key;
    return 1;
  }

  /** Numbers grow with time, so a binary search finds the first one. */
  private firstAfter(time: bigint): number {
    let [low, high] = [this.first(), this.last() + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (BigInt(this.entries.get(middle)?.time ?? '0') > time) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private trim(next: number): void {
    const first = (this.oldest ??= this.first());
    if (next - first <= CAPACITY + TRIM) return;
    const kept = next - CAPACITY;
    this.settings.put('changes-since', this.entries.get(kept - 1)?.time ?? '0');
    for (let number = first; number < kept; number += 1) this.entries.remove(number);
    this.oldest = kept;
  }
}
