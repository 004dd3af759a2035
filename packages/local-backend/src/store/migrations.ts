import type { Store } from './types';

/** A step from one version of the store to the next. */
export interface Migration {
  /** The version that the store has afterwards: one more than the step before. */
  readonly version: number;
  /** A summary in a few words, for the log. */
  readonly summary: string;
  /** Changes the tables; all of it inside of one transaction, together with the new version. */
  run(store: Pick<Store, 'database'>): void;
}

/** The first version that stores its number, and whose records have checksums. `seal-records.ts` upgrades older folders to it. */
export const FIRST_VERSION = 1;

/**
 * The steps, oldest first. To change the content of the store, append one: it runs once in every folder, after a copy of the store was put into the
 * folder's `backups`. Never change a released step.
 */
export const migrations: readonly Migration[] = [];
