import { randomUUID } from 'node:crypto';
import type { Store } from '../store';
import type { BlobFiles, Digest } from './blob-files';
import { applyMetadata, type MetadataChange } from './metadata-input';
import type { ObjectRecord, WritableMetadata } from './object-record';
import { notFound } from './storage-error';

/** The objects of all buckets: metadata in the store, bytes in files. Changes are durable when their promise resolves. */
export interface ObjectStore {
  get(bucket: string, name: string): ObjectRecord | undefined;
  /** Names an object's new content. `blobId` is a complete draft. */
  put(bucket: string, name: string, blobId: string, digest: Digest, metadata: WritableMetadata & { contentType: string }): Promise<ObjectRecord>;
  /** An object as it would be with other metadata; not stored. */
  changed(before: ObjectRecord, change: MetadataChange): ObjectRecord;
  /** @throws HttpError 404 */
  patch(bucket: string, name: string, change: MetadataChange): Promise<ObjectRecord>;
  /** @throws HttpError 404 */
  remove(bucket: string, name: string): Promise<void>;
  /** Objects whose name begins with a prefix and comes after a name, in order of names. */
  list(bucket: string, prefix: string, after: string): Iterable<ObjectRecord>;
  /** The ids of all blobs in use. */
  blobIds(): Set<string>;
  /** What the object would be with this content and metadata; not stored. */
  preview(bucket: string, name: string, digest: Digest, metadata: WritableMetadata & { contentType: string }): ObjectRecord;
}

/** @param now milliseconds since 1970 */
export function createObjectStore(store: Store, files: BlobFiles, now: () => number): ObjectStore {
  const objects = store.database<[string, string], ObjectRecord>('storage.objects');

  const compose = (bucket: string, name: string, blobId: string, digest: Digest, metadata: WritableMetadata & { contentType: string }): ObjectRecord => {
    const before = objects.get([bucket, name]);
    const at = now();
    return {
      bucket,
      name,
      blobId,
      ...digest,
      ...metadata,
      generation: Math.max(at * 1000, (before?.generation ?? 0) + 1),
      metageneration: 1,
      timeCreated: at,
      updated: at,
      downloadTokens: [randomUUID()],
    };
  };

  const changed = (before: ObjectRecord, change: MetadataChange): ObjectRecord => {
    const { contentType: _1, contentDisposition: _2, contentEncoding: _3, contentLanguage: _4, cacheControl: _5, metadata: _6, ...fixed } = before;
    return { ...fixed, ...applyMetadata(before, change), metageneration: before.metageneration + 1, updated: now() };
  };

  return {
    get: (bucket, name) => objects.get([bucket, name]),
    preview: (bucket, name, digest, metadata) => compose(bucket, name, '', digest, metadata),
    async put(bucket, name, blobId, digest, metadata) {
      await files.keep(blobId);
      const { before, after } = await store.transaction(() => {
        const replaced = objects.get([bucket, name]);
        const record = compose(bucket, name, blobId, digest, metadata);
        objects.put([bucket, name], record);
        return { before: replaced, after: record };
      });
      if (before !== undefined) await files.remove(before.blobId);
      return after;
    },
    changed,
    patch: (bucket, name, change) =>
      store.transaction(() => {
        const before = objects.get([bucket, name]);
        if (before === undefined) throw notFound();
        const after = changed(before, change);
        objects.put([bucket, name], after);
        return after;
      }),
    async remove(bucket, name) {
      const before = await store.transaction(() => {
        const record = objects.get([bucket, name]);
        if (record === undefined) throw notFound();
        objects.remove([bucket, name]);
        return record;
      });
      await files.remove(before.blobId);
    },
    *list(bucket, prefix, after) {
      const start = after.startsWith(prefix) ? after : prefix;
      for (const { value } of objects.range({ start: [bucket, start], end: [`${bucket}\u0001`, ''] })) {
        // Keys are sorted, so the first one without the prefix ends those with it.
        if (value.bucket !== bucket || !value.name.startsWith(prefix)) return;
        if (value.name !== after) yield value;
      }
    },
    blobIds: () => new Set([...objects.range()].map(({ value }) => value.blobId)),
  };
}
