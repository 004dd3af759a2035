import { StartupError } from '../server/startup-error';

/** Something in the store is not as it was written. */
export class DamagedStoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedStoreError';
  }
}

/** The store was written by a later version of this program. */
export class NewerStoreError extends StartupError {
  constructor(folder: string, version: number, known: number) {
    super(
      `The store in ${folder} has version ${version}; this program knows versions up to ${known}. Start the newer program that wrote it, or put a back-up from before the upgrade in its place (see ${folder}/backups).`,
      51,
    );
    this.name = 'NewerStoreError';
  }
}

/** The store stays as it was: the step to the next version is undone. */
export class UpgradeFailedError extends StartupError {
  constructor(folder: string, reason: unknown) {
    super(
      `The store in ${folder} could not be brought to this program's version; it is as it was before. Is the disk full? An upgrade needs as much free space as the store has, twice.\n${reason instanceof Error ? reason.message : String(reason)}`,
      51,
    );
    this.name = 'UpgradeFailedError';
    this.cause = reason;
  }
}
