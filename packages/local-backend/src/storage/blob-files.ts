import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../disk/atomic-file';
import { Crc32c } from './crc32c';

export interface Digest {
  size: number;
  md5Hash: string;
  crc32c: string;
}

/** The bytes of objects: files that are never changed, named at random, so that no name of a client ever becomes a path. */
export interface BlobFiles {
  newId(): string;
  /**
   * Appends to a draft, which is made if it is missing.
   * @param mayTake called with each piece's size before it is written, and with the draft's size afterwards (bytes); throws to refuse it
   * @returns its size afterwards (bytes)
   */
  append(id: string, bytes: AsyncIterable<Buffer>, mayTake: (bytes: number, sizeAfter: number) => void): Promise<number>;
  /** Bytes of a draft; 0 if there is none. */
  draftSize(id: string): Promise<number>;
  digestDraft(id: string): Promise<Digest>;
  /** Makes a draft a blob, durably. */
  keep(id: string): Promise<void>;
  discardDraft(id: string): Promise<void>;
  /** Returns the bytes from `start` to `end`, both inclusive. Null if the file is missing or has another size than expected. */
  read(id: string, size: number, range?: { start: number; end: number }): Promise<Readable | null>;
  remove(id: string): Promise<void>;
  /**
   * Moves every unreferenced blob and draft into `quarantine`, and referenced ones back from there. Only while no upload runs.
   * Nothing is deleted: a file that the store does not name may still be needed.
   */
  sort(named: ReadonlySet<string>, drafts: ReadonlySet<string>): Promise<{ putAside: number; broughtBack: number; missing: string[] }>;
}

const ID = /^[0-9a-f]{32}$/;

/** @param folder the common folder of all objects */
export function getBlobFile(folder: string, id: string): string {
  if (!ID.test(id)) throw new Error(`${id} is not the id of a blob`);
  return path.join(folder, 'blobs', id.slice(0, 2), id);
}

export function createBlobFiles(folder: string): BlobFiles {
  const drafts = path.join(folder, 'drafts');
  const blobs = path.join(folder, 'blobs');
  const quarantine = path.join(folder, 'quarantine');
  for (const each of [drafts, blobs]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const blobPath = (id: string): string => getBlobFile(folder, id);
  const draftPath = (id: string): string => path.join(drafts, path.basename(blobPath(id)));

  const idsIn = async (place: string): Promise<string[]> => (await readdir(place).catch(() => [])).filter((id) => ID.test(id));
  const move = async (from: string, to: string): Promise<void> => {
    mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
    await syncFolder(path.dirname(to));
  };

  return {
    newId: () => randomBytes(16).toString('hex'),
    async append(id, bytes, mayTake) {
      const file = await open(draftPath(id), 'a', 0o600);
      try {
        let { size } = await file.stat();
        for await (const chunk of bytes) {
          size += chunk.length;
          mayTake(chunk.length, size);
          await file.appendFile(chunk);
        }
        await file.sync();
        return size;
      } finally {
        await file.close();
      }
    },
    async draftSize(id) {
      return stat(draftPath(id)).then(
        ({ size }) => size,
        () => 0,
      );
    },
    async digestDraft(id) {
      const md5 = createHash('md5');
      const crc = new Crc32c();
      let size = 0;
      for await (const chunk of createReadStream(draftPath(id)) as AsyncIterable<Buffer>) {
        md5.update(chunk);
        crc.update(chunk);
        size += chunk.length;
      }
      return { size, md5Hash: md5.digest('base64'), crc32c: crc.digest() };
    },
    async keep(id) {
      await move(draftPath(id), blobPath(id));
      await syncFolder(blobs);
    },
    discardDraft: (id) => rm(draftPath(id), { force: true }),
    async read(id, size, range) {
      try {
        const file = await open(blobPath(id), 'r');
        if ((await file.stat()).size === size) return file.createReadStream(range);
        await file.close();
        return null;
      } catch (error) {
        // The file is gone, or something else has replaced its folder.
        if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
        throw error;
      }
    },
    remove: (id) => rm(blobPath(id), { force: true }),
    async sort(named, openDrafts) {
      const aside = new Set(await idsIn(quarantine));
      const present = new Set<string>();
      let putAside = 0;
      for (const shard of await readdir(blobs)) {
        for (const id of await idsIn(path.join(blobs, shard))) {
          present.add(id);
          if (named.has(id)) continue;
          await move(blobPath(id), path.join(quarantine, id));
          putAside += 1;
        }
      }
      for (const id of await idsIn(drafts)) {
        if (openDrafts.has(id)) continue;
        await move(draftPath(id), path.join(quarantine, id));
        putAside += 1;
      }
      const missing: string[] = [];
      let broughtBack = 0;
      for (const id of named) {
        if (present.has(id)) continue;
        if (aside.has(id)) {
          await move(path.join(quarantine, id), blobPath(id));
          broughtBack += 1;
        } else missing.push(id);
      }
      return { putAside, broughtBack, missing };
    },
  };
}
