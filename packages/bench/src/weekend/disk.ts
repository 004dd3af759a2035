import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk that is small enough to be filled. */
export interface SmallDisk {
  /** Fills the free space. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): void;
}

const MIB = 2 ** 20;

/** Mounts a small disk in memory at a folder; null if this user may not mount. */
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
        // Smaller and smaller files use up the rest of the space.
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
