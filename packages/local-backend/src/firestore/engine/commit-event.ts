import type { DocumentChange } from './document-change';

/** What the engine tells everybody who listens, once a commit is on disk. */
export interface CommitEvent {
  /** `projects/p/databases/d`. */
  readonly database: string;
  readonly time: bigint;
  readonly changes: readonly DocumentChange[];
  /** Every document that was written to, changed or not. */
  readonly touched: readonly string[];
}
