import { DiskFullError, StartupError } from '../process/startup-error';
import type { Backup } from './backups';

const EXIT_CODE = 51;

/** Stored data are damaged. */
export class DamagedStoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedStoreError';
  }
}

/** A transaction did not reach the disk, and changed nothing: usually because there is no space. */
export class StoreFullError extends Error {
  constructor(reason: string) {
    super(`A change could not be stored (${reason}). Nothing that was acknowledged is lost; free space on the disk of the data folder.`);
    this.name = 'StoreFullError';
    // The stack is useless here, and the error is frequent.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** Whether a write failed for lack of space: by the store's own check, or by the system for a file that can't grow. */
export const isDiskFull = (error: unknown): error is Error =>
  error instanceof StoreFullError || ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Why the data folder can't be served as it is. Nothing in it was changed. */
export class DataFolderError extends StartupError {
  constructor(message: string) {
    super(message, EXIT_CODE);
    this.name = 'DataFolderError';
  }

  static damaged(folder: string, problems: readonly string[], backups: readonly Backup[]): DataFolderError {
    const shown = problems.slice(0, 5).map((problem) => `- ${problem}`);
    const more = problems.length > shown.length ? [`- and ${problems.length - shown.length} more; --verify lists them.`] : [];
    return new DataFolderError(
      [
        `The store in ${folder} is damaged, so nothing is served:`,
        ...shown,
        ...more,
        wayBack(folder, backups),
        'To go on with what can still be read, start once with --salvage: what is damaged is put aside in the folder quarantine, not deleted.',
      ].join('\n'),
    );
  }

  static lost(folder: string, state: 'missing' | 'empty', trace: string, backups: readonly Backup[]): DataFolderError {
    return new DataFolderError(
      [
        `The store in ${folder} is ${state}, though ${trace}. Nothing is served, so that nothing is lost for good.`,
        wayBack(folder, backups),
        'To begin with an empty store, start once with --accept-store: pictures that it does not know are put aside in objects/quarantine, not deleted.',
      ].join('\n'),
    );
  }

  static other(folder: string, details: string, backups: readonly Backup[]): DataFolderError {
    return new DataFolderError(
      [
        `The store in ${folder} is not the one that the folder's other files know: ${details}.`,
        wayBack(folder, backups),
        'To go on with this store, start once with --accept-store: pictures that it does not know are put aside in objects/quarantine, not deleted.',
      ].join('\n'),
    );
  }

  static newer(folder: string, version: number, known: number): DataFolderError {
    return new DataFolderError(
      `The store in ${folder} has version ${version}; this program knows versions up to ${known}. Start the newer program that wrote it, or put a back-up from before the upgrade in its place (see ${folder}/backups).`,
    );
  }

  /** Describes the error that kept a folder from being read; errors that do not relate to the folder are returned unchanged. */
  static explained(folder: string, error: unknown, backups: readonly Backup[]): unknown {
    if (error instanceof DamagedStoreError) return DataFolderError.damaged(folder, [error.message], backups);
    if (isDiskFull(error)) return new DiskFullError(folder, error.message.replace(/\.$/, ''));
    return isOfFiles(error) ? DataFolderError.unusable(folder, error) : error;
  }

  private static unusable(folder: string, { message }: Error): DataFolderError {
    return new DataFolderError(
      `The data folder ${folder} can't be used: ${message}.\nSee that everything in it belongs to the user who starts this program, and that files are files and folders are folders; or put your back-up of the whole folder in its place.`,
    );
  }

  /** The store stays as it was: the step to the next version is undone. */
  static upgradeFailed(folder: string, reason: unknown): DataFolderError {
    return new DataFolderError(
      `The store in ${folder} could not be brought to this program's version; it is as it was before. Is the disk full? An upgrade needs as much free space as the store has, twice.\n${reason instanceof Error ? reason.message : String(reason)}`,
    );
  }
}

function wayBack(folder: string, [latest]: readonly Backup[]): string {
  const whole =
    'To go back to the last back-up, restore it with --replace (`courtside-backend restore`, or `npm run restore`), or put your copy of the whole folder in its place.';
  if (latest === undefined) return whole;
  return `${whole} The latest copy of the store alone is ${latest.file}, of ${new Date(latest.at).toISOString()}: copy it over ${folder}/store.lmdb and start with --accept-store.`;
}

/** The system's error when a file can't be read or written, or something else is in its place. */
const isOfFiles = (error: unknown): error is Error => {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall !== 'listen' && ['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR', 'EEXIST', 'EIO', 'ELOOP'].includes(code);
};
