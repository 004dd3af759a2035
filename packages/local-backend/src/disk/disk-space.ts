import { statfsSync } from 'node:fs';
import { elapsed } from '../process/elapsed';
import type { Log } from '../log/log';

export interface DiskSpace {
  /** Whether the reserve of the disk stays untouched if this many more bytes are written. */
  hasRoomFor(bytes: number): boolean;
  /** Free bytes at the last check, which is at most a quarter of a minute old; null if the system does not report them. */
  free(): number | null;
  /** All bytes of the disk; null where the system does not report it. */
  size(): number | null;
  close(): void;
}

/** Returns the free bytes and all bytes of a disk; null where the system does not report them. */
export type SpaceProbe = () => { free: number; size: number } | null;

export interface DiskSpaceOptions {
  folder: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** The function that measures the disk; another one only in tests. */
  probe?: SpaceProbe | undefined;
}

const MIB = 2 ** 20;
/** How often the disk is checked, in milliseconds. */
const INTERVAL = 15_000;
/** Before a write the disk is checked again if the last check is older than this, in milliseconds. */
const FRESH = 1000;

/** Warns while there is still time: below a tenth of the disk, at most 1 GiB. Uploads leave the last 64 MiB, or 2 %, to everything else. */
export function watchDiskSpace({ folder, log, probe = () => probeFolder(folder) }: DiskSpaceOptions): DiskSpace {
  let last = probe();
  let lookedAt = elapsed();
  /** Free bytes at the last warning; Infinity if no warning is active. */
  let warnedAt = Infinity;
  const look = (): void => {
    last = probe();
    lookedAt = elapsed();
    if (last === null) return;
    const { free, size } = last;
    const isLow = free < Math.min(1024 * MIB, size / 10);
    if (isLow && free < warnedAt / 2) {
      log.warn(
        `The disk of ${folder} has ${Math.floor(free / MIB)} MiB left of ${Math.floor(size / MIB)}. When it is full, nothing can be stored: free some space.`,
      );
      warnedAt = Math.max(free, 1);
    } else if (!isLow && warnedAt !== Infinity) {
      log.info(`The disk of ${folder} has ${Math.floor(free / MIB)} MiB left again.`);
      warnedAt = Infinity;
    }
  };
  look();
  const timer = setInterval(look, INTERVAL);
  timer.unref();
  return {
    hasRoomFor(bytes) {
      if (elapsed() - lookedAt > FRESH) look();
      if (last === null) return true;
      const reserve = Math.min(64 * MIB, last.size / 50);
      if (last.free - bytes < reserve) {
        // A disk that fills between two checks: the log warns with the first refusal.
        if (warnedAt === Infinity) look();
        return false;
      }
      last = { ...last, free: last.free - bytes };
      return true;
    },
    free: () => last?.free ?? null,
    size: () => last?.size ?? null,
    close: () => clearInterval(timer),
  };
}

function probeFolder(folder: string): { free: number; size: number } | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}
