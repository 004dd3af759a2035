import type { Quota } from '../quota/quota';
import type { Store } from '../store';
import type { BlobFiles } from './blob-files';

/** The parts that store objects and uploads. */
export interface StorageParts {
  readonly store: Store;
  readonly files: BlobFiles;
  readonly quota: Quota;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
