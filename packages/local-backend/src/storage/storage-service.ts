import path from 'node:path';
import { json, type ApiReply, type ApiRequest, type Route } from '../server/api';
import type { Store } from '../store';
import { authorize } from './authorize';
import { createBlobFiles } from './blob-files';
import type { StorageContext, StorageSettings } from './context';
import { download } from './download';
import { list } from './list';
import { readMetadata } from './metadata-input';
import { objectPathOf } from './object-path';
import { createObjectStore } from './object-store';
import { describeObject } from './object-record';
import { notFound } from './storage-error';
import { upload } from './upload';
import { createUploadSessions } from './upload-sessions';

export interface StorageOptions extends StorageSettings {
  store: Store;
  /** Folder of the objects' bytes. */
  folder: string;
}

export interface StorageService {
  routes: Route[];
  /** Removes what crashes and abandoned uploads left behind; before the first request. */
  tidy(): Promise<void>;
}

/** Cloud Storage for Firebase. */
export function createStorageService(options: StorageOptions): StorageService {
  const files = createBlobFiles(options.folder);
  const objects = createObjectStore(options.store, files, options.now);
  const sessions = createUploadSessions(options.store, options.now);
  const context: StorageContext = { ...options, files, objects, sessions };
  const on = (method: Route['method'], path: string, call: (context: StorageContext, request: ApiRequest) => ApiReply | Promise<ApiReply>): Route => ({
    method,
    path,
    handler: (request) => call(context, request),
  });
  return {
    routes: [
      on('GET', '/v0/b/:bucket/o', list),
      on('POST', '/v0/b/:bucket/o', upload),
      on('PUT', '/v0/b/:bucket/o', upload),
      on('GET', '/v0/b/:bucket/o/:name', read),
      on('POST', '/v0/b/:bucket/o/:name', upload),
      on('PUT', '/v0/b/:bucket/o/:name', upload),
      on('PATCH', '/v0/b/:bucket/o/:name', patch),
      on('DELETE', '/v0/b/:bucket/o/:name', remove),
    ],
    async tidy() {
      const expired = await sessions.expire();
      for (const draft of expired) await files.discardDraft(draft);
      const { putAside, broughtBack, missing } = await files.sort(objects.blobIds(), sessions.openDrafts());
      const { log } = options;
      if (putAside > 0) log.warn(`${putAside} files of Storage that the store does not name were put aside in ${path.join(options.folder, 'quarantine')}; nothing was deleted.`);
      if (broughtBack > 0) log.warn(`${broughtBack} files of Storage that the store names were brought back from quarantine.`);
      if (missing.length > 0) log.error(`The bytes of ${missing.length} objects of Storage are missing; --verify names them. They answer 404.`);
    },
  };
}

async function read(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  if (request.url.searchParams.get('alt') === 'media') return download(context, request);
  const { bucket, name } = objectPathOf(request);
  const identity = await context.verifyToken(request.headers.authorization);
  const record = context.objects.get(bucket, name);
  authorize(context, identity, { method: 'get', bucket, path: name, before: record, after: undefined });
  if (record === undefined) throw notFound();
  return json(describeObject(record));
}

async function patch(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const { bucket, name } = objectPathOf(request);
  const change = readMetadata(await request.json());
  const identity = await context.verifyToken(request.headers.authorization);
  const before = context.objects.get(bucket, name);
  const after = before === undefined ? undefined : context.objects.changed(before, change);
  authorize(context, identity, { method: 'update', bucket, path: name, before, after });
  if (before === undefined) throw notFound();
  return json(describeObject(await context.objects.patch(bucket, name, change)));
}

async function remove(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const { bucket, name } = objectPathOf(request);
  const identity = await context.verifyToken(request.headers.authorization);
  const before = context.objects.get(bucket, name);
  authorize(context, identity, { method: 'delete', bucket, path: name, before, after: undefined });
  if (before === undefined) throw notFound();
  await context.objects.remove(bucket, name);
  return { status: 204 };
}
