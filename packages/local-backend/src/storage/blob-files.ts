import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../server/atomic-file';
import { Crc32c } from './crc32c';
import { storageError } from './storage-error';

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
   * @returns its size afterwards (bytes)
   * @throws HttpError 413 when it would grow above `limit`
   */
  append(id: string, bytes: AsyncIterable<Buffer>, limit: number): Promise<number>;
  /** Bytes a draft holds; 0 when there is none. */
  draftSize(id: string): Promise<number>;
  digestDraft(id: string): Promise<Digest>;
  /** Makes a draft a blob, durably. */
  keep(id: string): Promise<void>;
  discardDraft(id: string): Promise<void>;
  /** Bytes from `start` to `end`, both inclusive. */
  read(id: string, range?: { start: number; end: number }): Readable;
  remove(id: string): Promise<void>;
  /** Removes what nobody names: left by a crash between writing a file and naming it. Only while nothing is uploaded. */
  sweep(named: ReadonlySet<string>, openDrafts: ReadonlySet<string>): Promise<void>;
}

const ID = /^[0-9a-f]{32}$/;

export function createBlobFiles(folder: string): BlobFiles {
  const drafts = path.join(folder, 'drafts');
  const blobs = path.join(folder, 'blobs');
  for (const each of [drafts, blobs]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const checked = (id: string): string => {
    if (!ID.test(id)) throw new Error(`Not a blob's id: ${id}`);
    return id;
  };
  const draftPath = (id: string): string => path.join(drafts, checked(id));
  const blobFolder = (id: string): string => path.join(blobs, checked(id).slice(0, 2));
  const blobPath = (id: string): string => path.join(blobFolder(id), id);

  return {
    newId: () => randomBytes(16).toString('hex'),
    async append(id, bytes, limit) {
      const file = await open(draftPath(id), 'a', 0o600);
      try {
        let { size } = await file.stat();
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > limit) throw storageError(413, `An object may hold at most ${limit} bytes.`);
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
      const target = blobFolder(id);
      mkdirSync(target, { recursive: true, mode: 0o700 });
      await rename(draftPath(id), blobPath(id));
      await syncFolder(target);
      await syncFolder(blobs);
    },
    discardDraft: (id) => rm(draftPath(id), { force: true }),
    read: (id, range) => createReadStream(blobPath(id), range),
    remove: (id) => rm(blobPath(id), { force: true }),
    async sweep(named, openDrafts) {
      for (const shard of await readdir(blobs)) {
        for (const id of await readdir(path.join(blobs, shard))) {
          if (ID.test(id) && !named.has(id)) await rm(blobPath(id), { force: true });
        }
      }
      for (const id of await readdir(drafts)) {
        if (ID.test(id) && !openDrafts.has(id)) await rm(draftPath(id), { force: true });
      }
    },
  };
}
