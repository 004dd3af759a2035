import type { DocumentChange } from './document-change';

/** The event that the engine sends to all listeners, once a commit is on disk. */
export interface CommitEvent {
  /** `projects/p/databases/d`. */
  readonly database: string;
  readonly time: bigint;
  readonly changes: readonly DocumentChange[];
  /** Every document that a write named, changed or not. */
  readonly touched: readonly string[];
}
