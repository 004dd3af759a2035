import { randomUUID } from 'node:crypto';
import type { Consumer } from '../quota/quota';
import { HttpError } from '../http/http-error';
import { StoreFullError } from '../store';
import type { Digest } from './blob-files';
import { Garbage } from './garbage';
import { applyMetadata, type MetadataChange } from './metadata-input';
import type { ObjectPath } from './object-path';
import type { ObjectRecord, WritableMetadata } from './object-record';
import { notFound } from './storage-error';
import type { StorageParts } from './storage-parts';

/** New content for an object. */
export interface NewContent extends ObjectPath {
  /** The tokens of an imported object, so that its addresses continue to work; made when absent. */
  downloadTokens?: string[] | undefined;
  /** A complete draft. */
  blobId: string;
  digest: Digest;
  metadata: WritableMetadata & { contentType: string };
  /** The account whose quota it counts to. */
  consumer: Consumer;
}

/**
 * Decides about the object as it is at the time of the change, which no other change can precede any more.
 * @throws to refuse
 */
export type Judge = (before: ObjectRecord | undefined, after: ObjectRecord | undefined) => void;

/** The objects of all buckets: metadata in the store, bytes in files. Changes are durable when their promise resolves. */
export interface ObjectStore {
  get(bucket: string, name: string): ObjectRecord | undefined;
  /** Stores an object's new content, whose bytes already count to its consumer. */
  put(content: NewContent, judge: Judge): Promise<ObjectRecord>;
  /** @throws HttpError 404 */
  change(path: ObjectPath, change: MetadataChange | ((before: ObjectRecord) => ObjectRecord), judge: Judge): Promise<ObjectRecord>;
  /** @throws HttpError 404 */
  remove(path: ObjectPath, judge: Judge): Promise<void>;
  /** Lists objects whose name begins with a prefix and comes after a name, in order of names. */
  list(bucket: string, prefix: string, after: string): Iterable<ObjectRecord>;
  all(): Iterable<ObjectRecord>;
  /** Returns the object as it would be with this content and metadata; not stored. */
  preview(path: ObjectPath, digest: Digest, metadata: WritableMetadata & { contentType: string }): ObjectRecord;
  readonly garbage: Garbage;
}

export function createObjectStore({ store, files, quota, now }: StorageParts): ObjectStore {
  const objects = store.database<[string, string], ObjectRecord>('storage.objects');
  const garbage = new Garbage(store, files, now);

  const compose = ({ bucket, name, blobId, digest, metadata, consumer, downloadTokens }: NewContent): ObjectRecord => {
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
      downloadTokens: downloadTokens ?? [randomUUID()],
      ...(consumer === undefined ? {} : { consumer }),
    };
  };

  const changed = (before: ObjectRecord, change: MetadataChange): ObjectRecord => {
    const {
      contentType: _1,
      contentDisposition: _2,
      contentEncoding: _3,
      contentLanguage: _4,
      cacheControl: _5,
      metadata: _6,
      ...fixed
    } = before;
    return { ...fixed, ...applyMetadata(before, change), metageneration: before.metageneration + 1, updated: now() };
  };

  const forget = async (before: ObjectRecord | undefined): Promise<void> => {
    if (before === undefined) return;
    quota.remove(before.consumer, before.size);
    await garbage.collect(before.size).catch(() => undefined); // On a full disk the next run tries again.
  };

  return {
    garbage,
    get: (bucket, name) => objects.get([bucket, name]),
    preview: (path, digest, metadata) => compose({ ...path, blobId: '', digest, metadata, consumer: undefined }),
    async put(content, judge) {
      await files.keep(content.blobId);
      const key: [string, string] = [content.bucket, content.name];
      try {
        const { before, after } = await store.transaction(() => {
          const replaced = objects.get(key);
          const record = compose(content);
          judge(replaced, record);
          objects.put(key, record);
          if (replaced !== undefined) garbage.note(replaced);
          return { before: replaced, after: record };
        });
        await forget(before);
        return after;
      } catch (error) {
        // Removes the file only if certainly no record names it.
        const isCertain = error instanceof HttpError || error instanceof StoreFullError;
        if (isCertain && objects.get(key)?.blobId !== content.blobId) await files.remove(content.blobId);
        throw error;
      }
    },
    change: ({ bucket, name }, change, judge) =>
      store.transaction(() => {
        const before = objects.get([bucket, name]);
        const after = before === undefined ? undefined : typeof change === 'function' ? change(before) : changed(before, change);
        judge(before, after);
        if (after === undefined) throw notFound();
        objects.put([bucket, name], after);
        return after;
      }),
    async remove({ bucket, name }, judge) {
      const before = await store.transaction(() => {
        const record = objects.get([bucket, name]);
        judge(record, undefined);
        if (record === undefined) throw notFound();
        objects.remove([bucket, name]);
        garbage.note(record);
        return record;
      });
      await forget(before);
    },
    *list(bucket, prefix, after) {
      const start = after.startsWith(prefix) ? after : prefix;
      for (const { value } of objects.range({ start: [bucket, start], end: [`${bucket}\u0001`, ''] })) {
        // Keys are sorted, so the first one without the prefix ends those with it.
        if (value.bucket !== bucket || !value.name.startsWith(prefix)) return;
        if (value.name !== after) yield value;
      }
    },
    *all() {
      for (const { value } of objects.range()) yield value;
    },
  };
}
