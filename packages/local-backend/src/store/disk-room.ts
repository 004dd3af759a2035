import { statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DiskFullError } from '../process/startup-error';
import { StoreFullError } from './store-errors';

/** How many bytes stay free on the disk for the pages that a commit changes besides its records. */
const MARGIN = 512 * 1024;
/** How many bytes the library writes when it opens a store: its lock file, and the first pages of a new store. */
const OPENING = 64 * 1024;

/** Where there is this much (bytes), */
const PLENTY = 2 ** 30;
/** no one fills it in so short a time (ms), */
const FRESH = 5;
/** and what is smaller than this goes without asking again (bytes): to ask takes as long as to judge a commit. */
const SMALL = 4 * 2 ** 20;

/**
 * Returns a check to call before each commit: when the library itself finds the disk full, it refuses the commit, and sometimes damages the memory of
 * the process, which then ends. If the system does not report the free space, only the library notices.
 * @returns takes the bytes of the records to write; throws StoreFullError
 */
export function watchDiskRoom(folder: string, freeBytes = freeBytesOf): (bytes?: number) => void {
  let plentyUntil = -Infinity;
  return (bytes = 0) => {
    const now = performance.now();
    if (now < plentyUntil && bytes < SMALL) return;
    const free = freeBytes(folder);
    // Doubled, because pages are at least half full.
    if (free < MARGIN + 2 * bytes) throw new StoreFullError(`The disk of ${folder} has ${kib(free)} KiB left.`);
    if (free > PLENTY) plentyUntil = now + FRESH;
  };
}

/**
 * Call it before a store is opened: the library maps the file of its locks into memory, and where the disk has no room for it, the system ends the
 * process by a signal. A store with an existing lock file opens on a full disk too.
 * @throws DiskFullError
 */
export function requireRoomToOpen(file: string, freeBytes = freeBytesOf): void {
  const needed = isEmpty(file) ? OPENING + MARGIN : isEmpty(`${file}-lock`) ? OPENING : 0;
  const folder = path.dirname(file);
  const free = needed === 0 ? Infinity : freeBytes(folder);
  if (free < needed) throw new DiskFullError(folder, `it has ${kib(free)} KiB left, and the store needs ${kib(needed)} KiB to be opened`);
}

const kib = (bytes: number): number => Math.floor(bytes / 1024);

/** The file is missing, or occupies no block on the disk. */
const isEmpty = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.blocks ?? 0) === 0;

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
