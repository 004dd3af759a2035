import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, MANIFEST, parseManifest, type Manifest } from './manifest';

/** Largest description of a back-up (bytes): several hundred thousand pictures. */
const LARGEST_MANIFEST = 128 * 2 ** 20;

/**
 * Reads a back-up to its end, and checks that every file is there once, with the length and the checksum of the manifest.
 * @param into a folder that its files are written to, synced; without it they are only checked
 * @throws BackupError
 */
export async function checkArchive(file: string, into?: string): Promise<Manifest> {
  const entries = extract();
  let manifest: Manifest | null = null;
  let next = 0;
  try {
    await Promise.all([
      pipeline(createReadStream(file), createGunzip(), entries),
      (async () => {
        for await (const entry of entries) {
          if (manifest === null) {
            manifest = await readManifest(entry.header.name, entry as AsyncIterable<Buffer>);
            continue;
          }
          const expected = manifest.files[next];
          if (expected === undefined || entry.header.name !== expected.name || entry.header.type !== 'file')
            throw new BackupError(`${entry.header.name} is not what comes next in it.`);
          await takeFile(entry as AsyncIterable<Buffer>, expected, into);
          next += 1;
        }
      })(),
    ]);
  } catch (error) {
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new BackupError(`${file} is damaged, or no back-up: ${(error as Error).message}`);
  }
  const complete = manifest as Manifest | null;
  if (complete === null || next < complete.files.length) throw new BackupError(`${file} is not complete.`);
  return complete;
}

async function readManifest(name: string, content: AsyncIterable<Buffer>): Promise<Manifest> {
  if (name !== MANIFEST) throw new BackupError('It does not begin with what it says about itself.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > LARGEST_MANIFEST) throw new BackupError('What it says about itself is too long.');
    chunks.push(chunk);
  }
  return parseManifest(Buffer.concat(chunks).toString('utf8'));
}

async function takeFile(content: AsyncIterable<Buffer>, { name, size, sha256 }: Manifest['files'][number], into?: string): Promise<void> {
  const hash = createHash('sha256');
  let length = 0;
  const target = into === undefined ? null : path.join(into, name);
  if (target !== null) await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const handle = target === null ? null : await open(target, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      length += chunk.length;
      await handle?.appendFile(chunk);
    }
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  if (length !== size || hash.digest('hex') !== sha256) throw new BackupError(`${name} in it is not as it was written.`);
}
