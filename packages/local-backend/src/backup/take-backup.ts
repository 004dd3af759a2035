import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../disk/atomic-file';
import { getBlobFile } from '../storage/blob-files';
import type { ObjectRecord } from '../storage/object-record';
import { inspectStoreInParts, unseal, type Store } from '../store';
import { checkArchive } from './read-archive';
import { BackupError, KEY_FILES, MANIFEST, type Manifest } from './manifest';

export interface BackupSource {
  /** The data folder. */
  folder: string;
  store: Pick<Store, 'copy'>;
  /** Keeps files of Storage from being removed until the returned function is called. */
  holdFiles: () => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Returns the free bytes of a folder's disk; Infinity where the system does not report them. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** How many bytes must stay free on the disk after a back-up. */
const RESERVE = 64 * 2 ** 20;
const DRAFT = /^backup-draft-/;

/**
 * Makes a back-up of one moment and hands it over as a stream, which is to be read to its end.
 * @throws BackupError where the disk has no room for a copy of the store, or the store is damaged
 */
export async function openBackup(source: BackupSource): Promise<{ manifest: Manifest; stream: Readable; done: Promise<void> }> {
  const { folder, store, holdFiles, now } = source;
  await requireRoom(source, folder, (await stat(path.join(folder, 'store.lmdb'))).size);
  const release = holdFiles();
  const draft = path.join(folder, `backup-draft-${randomBytes(6).toString('hex')}`);
  const end = async (): Promise<void> => {
    release();
    await rm(draft, { recursive: true, force: true });
  };
  try {
    await mkdir(draft, { mode: 0o700 });
    const copy = path.join(draft, 'store.lmdb');
    await store.copy(copy);
    const { manifest, sources } = await describe(folder, copy, now());
    const archive = pack();
    const stream = new PassThrough();
    const write = async (): Promise<void> => {
      try {
        await Promise.all([pipeline(archive, createGzip({ level: 4 }), stream), fill(archive, manifest, sources)]);
      } catch (error) {
        stream.destroy(error as Error);
        throw error;
      } finally {
        await end();
      }
    };
    const done = write();
    done.catch(() => undefined);
    return { manifest, stream, done };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Reads the copy completely, so that a back-up of a damaged store never replaces a good one. */
async function describe(folder: string, copy: string, at: number): Promise<{ manifest: Manifest; sources: Map<string, string> }> {
  const objects: ObjectRecord[] = [];
  const report = await inspectStoreInParts(copy, {
    budget: Infinity,
    onRecord: (table, _key, record) => void (table === 'storage.objects' && objects.push(unseal(record) as ObjectRecord)),
  });
  if (report.state !== 'sound' || report.info === null)
    throw new BackupError(`The store is damaged, so no back-up was taken: ${report.problems.slice(0, 3).join(' ')}`);
  const sources = new Map([['store.lmdb', copy]]);
  for (const name of KEY_FILES) if (existsSync(path.join(folder, name))) sources.set(name, path.join(folder, name));
  const missing: string[] = [];
  const files = [];
  for (const [name, file] of sources) files.push({ name, ...(await digest(file)) });
  for (const { blobId, size, md5Hash, bucket, name } of objects) {
    const file = getBlobFile(path.join(folder, 'objects'), blobId);
    const found = await digest(file, md5Hash).catch(() => null);
    if (found === null || found.size !== size || !found.isSame) {
      missing.push(`${bucket}/${name}`);
      continue;
    }
    const entry = `objects/blobs/${blobId.slice(0, 2)}/${blobId}`;
    if (sources.has(entry)) continue;
    sources.set(entry, file);
    files.push({ name: entry, size: found.size, sha256: found.sha256 });
  }
  const { id, version, generation } = report.info;
  const tables = Object.fromEntries(report.tables.map(({ name, records }) => [name, records]));
  const manifest: Manifest = {
    format: 1,
    takenAt: new Date(at).toISOString(),
    store: { id, version, generation, transaction: report.transaction },
    tables,
    missing,
    files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
  };
  return { manifest, sources };
}

async function digest(file: string, md5Hash?: string): Promise<{ size: number; sha256: string; isSame: boolean }> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    sha256.update(chunk);
    if (md5Hash !== undefined) md5.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: sha256.digest('hex'), isSame: md5Hash === undefined || md5.digest('base64') === md5Hash };
}

async function fill(archive: ReturnType<typeof pack>, manifest: Manifest, sources: ReadonlyMap<string, string>): Promise<void> {
  const mtime = new Date(manifest.takenAt);
  archive.entry({ name: MANIFEST, mode: 0o600, mtime }, JSON.stringify(manifest));
  for (const { name, size } of manifest.files) {
    const entry = archive.entry({ name, size, mode: 0o600, mtime });
    await pipeline(createReadStream(sources.get(name) ?? ''), entry);
  }
  archive.finalize();
}

/**
 * Writes a back-up to a file: under another name first, synced, read again and checked, and only then under its own.
 * @throws BackupError
 */
export async function writeBackup(source: BackupSource, file: string): Promise<Manifest> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const { manifest, stream, done } = await openBackup(source);
  const size = manifest.files.reduce((sum, each) => sum + each.size, 0);
  try {
    await requireRoom(source, path.dirname(file), size);
  } catch (error) {
    stream.destroy();
    await done.catch(() => undefined);
    throw error;
  }
  await saveBackup(stream, file);
  await done;
  return manifest;
}

/** @param stream of a back-up; where it breaks off, nothing is left @throws BackupError */
export async function saveBackup(stream: Readable, file: string): Promise<Manifest> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await pipeline(stream, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const handle = await open(draft, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    const manifest = await checkArchive(draft);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes files left behind by interrupted back-ups. Call it only while none is running. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) if (DRAFT.test(name)) await rm(path.join(folder, name), { recursive: true });
}

async function requireRoom({ freeBytes = freeOf }: BackupSource, folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free < bytes + RESERVE)
    throw new BackupError(
      `The disk of ${folder} has ${mib(free)} MiB left; a back-up needs up to ${mib(bytes + RESERVE)} MiB there. Nothing was written: free some space, or put back-ups on another disk.`,
    );
}

const mib = (bytes: number): number => Math.ceil(bytes / 2 ** 20);
const freeOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
