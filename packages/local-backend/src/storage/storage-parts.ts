import type { Quota } from '../quota/quota';
import type { Store } from '../store';
import type { BlobFiles } from './blob-files';

/** What objects and uploads are kept with. */
export interface StorageParts {
  readonly store: Store;
  readonly files: BlobFiles;
  readonly quota: Quota;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
