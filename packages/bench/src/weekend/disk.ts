import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk so small that it can be filled. */
export interface SmallDisk {
  /** Fills the free space. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

const MIB = 2 ** 20;

/** Mounts one at a folder, in memory; null where this user may not. */
export function mountSmallDisk(at: string, mebibytes: number): SmallDisk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'none', at], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filling = path.join(at, 'filling');
  return {
    fill() {
      const descriptor = openSync(filling, 'a');
      try {
        // In ever smaller pieces: the last of the room goes, too.
        for (let size = MIB; size >= 512; size /= 2) writeUntilFull(descriptor, Buffer.alloc(size));
      } finally {
        closeSync(descriptor);
      }
    },
    free: () => rmSync(filling, { force: true }),
    remove: () => execFileSync('umount', ['--lazy', at]),
  };
}

function writeUntilFull(descriptor: number, piece: Buffer): void {
  for (;;) {
    try {
      writeSync(descriptor, piece);
    } catch {
      return;
    }
  }
}
