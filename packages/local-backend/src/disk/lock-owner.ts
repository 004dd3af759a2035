import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A locked data folder. */
export interface DataLock {
  /**
   * Covers an existing file as well, so that the folder stays locked when a user removes the lock file. Called again when the file may have been
   * replaced. Does nothing where the system has no locks of files.
   * @throws FolderInUseError
   */
  cover(file: string): void;
  release(): void;
}

/** The holder of a data folder, from its `lock` file. */
export interface LockOwner {
  pid: number;
  /** Start time of the process in the kernel's clock ticks, where the system reports it: process ids are reused. */
  started: string | null;
  /** Name of the machine or container; absent in locks of earlier versions. */
  host?: string;
}

export const ownProcess = (): LockOwner => ({ pid: process.pid, started: startOf(process.pid), host: hostname() });

export function readOwner(file: string): LockOwner | null {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockOwner>;
    if (typeof value.pid !== 'number') return null;
    return { pid: value.pid, started: value.started ?? null, ...(typeof value.host === 'string' ? { host: value.host } : {}) };
  } catch {
    return null;
  }
}

/** Whether a process of this machine or container still runs. */
export function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startOf(owner.pid);
  return owner.started === null || started === null || started === owner.started;
}

/** Field 22 of Linux's /proc/PID/stat; null elsewhere. The command's name before it may contain spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
