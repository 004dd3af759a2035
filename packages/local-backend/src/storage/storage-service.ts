import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Quota, type QuotaLimits } from '../quota/quota';
import { json, type ApiReply, type ApiRequest, type Route } from '../http/api';
import type { Store } from '../store';
import { authorize } from './authorize';
import { createBlobFiles } from './blob-files';
import type { StorageContext, StorageSettings } from './storage-context';
import { download } from './download';
import { createInventory, type Inventory } from './inventory';
import { gcsRoutes } from './gcs-routes';
import { listObjects } from './list-objects';
import { readMetadata } from './metadata-input';
import { getObjectPath } from './object-path';
import { createObjectStore } from './object-store';
import { describeObject, type ObjectRecord } from './object-record';
import { notFound, storageError } from './storage-error';
import { upload } from './upload';
import { createUploadSessions } from './upload-sessions';

export interface StorageOptions extends StorageSettings {
  store: Store;
  /** Folder of the objects' bytes. */
  folder: string;
  quotaLimits: QuotaLimits;
}

export interface StorageService {
  routes: Route[];
  /** Counts the stored objects and sets unreferenced files aside; before the first request. */
  tidy(): Promise<void>;
  /** For the operator. */
  inventory: Inventory;
  /** Keeps the files of objects that are deleted from now on, until the returned function is called. */
  holdFiles(): () => void;
  close(): void;
}

/** Cloud Storage for Firebase. */
export function createStorageService(options: StorageOptions): StorageService {
  const { store, now, log } = options;
  const files = createBlobFiles(options.folder);
  const quota = new Quota(options.quotaLimits);
  const objects = createObjectStore({ store, files, quota, now });
  const sessions = createUploadSessions({ store, files, quota, now });
  const context: StorageContext = { ...options, quota, files, objects, sessions };
  let timer: NodeJS.Timeout | undefined;
  const clean = async (): Promise<void> => {
    const left = await sessions.expire();
    if (left > 0) log.info(`${left} uploads that nobody finished within a day were removed.`);
    await objects.garbage.collect();
  };
  const on = (
    method: Route['method'],
    path: string,
    call: (context: StorageContext, request: ApiRequest) => ApiReply | Promise<ApiReply>,
  ): Route => ({
    method,
    path,
    handler: (request) => call(context, request),
  });
  return {
    routes: [
      on('GET', '/v0/b/:bucket/o', listObjects),
      on('POST', '/v0/b/:bucket/o', upload),
      on('PUT', '/v0/b/:bucket/o', upload),
      on('GET', '/v0/b/:bucket/o/:name', read),
      on('POST', '/v0/b/:bucket/o/:name', post),
      on('PUT', '/v0/b/:bucket/o/:name', upload),
      on('PATCH', '/v0/b/:bucket/o/:name', patch),
      on('DELETE', '/v0/b/:bucket/o/:name', remove),
      ...gcsRoutes(context),
    ],
    async tidy() {
      const named = new Map<string, ObjectRecord>();
      for (const record of objects.all()) {
        named.set(record.blobId, record);
        quota.add(record.consumer, record.size);
      }
      for (const { blobId, consumer } of sessions.open()) quota.add(consumer, await files.draftSize(blobId));
      const drafts = new Set(sessions.open().map(({ blobId }) => blobId));
      const { putAside, broughtBack, missing } = await files.sort(new Set([...named.keys(), ...objects.garbage.ids()]), drafts);
      if (putAside > 0)
        log.warn(
          `${putAside} files of Storage that the store does not name were put aside in ${path.join(options.folder, 'quarantine')}; nothing was deleted.`,
        );
      if (broughtBack > 0) log.warn(`${broughtBack} files of Storage that the store names were brought back from quarantine.`);
      const lost = missing.filter((id) => named.has(id));
      if (lost.length > 0) log.error(`The bytes of ${lost.length} objects of Storage are missing; --verify names them. They answer 404.`);
      // On a full disk it can't write its notes either; the next run tries again.
      const attempt = (): void => void clean().catch((error: Error) => log.warn(`Storage could not be tidied: ${error.message}`));
      attempt();
      timer = setInterval(attempt, CLEANING);
      timer.unref();
    },
    inventory: createInventory(context),
    holdFiles: () => objects.garbage.hold(),
    close: () => clearInterval(timer),
  };
}

/** Bytes that uploads and objects may have: for each account, and all together. */
export const defaultStorageQuota: QuotaLimits = { perAccount: 256 * 1024 * 1024, total: 10 * 1024 * 1024 * 1024 };
/** How often ended uploads are removed, in milliseconds. */
const CLEANING = 600_000;

async function read(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  if (request.url.searchParams.get('alt') === 'media') return download(context, request);
  const { bucket, name } = getObjectPath(context, request);
  const identity = await context.verifyToken(request.headers.authorization);
  const record = context.objects.get(bucket, name);
  authorize(context, identity, { method: 'get', bucket, path: name, before: record, after: undefined });
  if (record === undefined) throw notFound();
  return json(describeObject(record));
}

async function patch(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const path = getObjectPath(context, request);
  const change = readMetadata(await request.json());
  const identity = await context.verifyToken(request.headers.authorization);
  return json(
    describeObject(
      await context.objects.change(path, change, (before, after) =>
        authorize(context, identity, { method: 'update', bucket: path.bucket, path: path.name, before, after }),
      ),
    ),
  );
}

async function remove(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const path = getObjectPath(context, request);
  const identity = await context.verifyToken(request.headers.authorization);
  await context.objects.remove(path, (before) =>
    authorize(context, identity, { method: 'delete', bucket: path.bucket, path: path.name, before, after: undefined }),
  );
  return { status: 204 };
}

/** POST on an object: creates and revokes download tokens for a caller who may change its metadata; anything else is an upload. */
async function post(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const query = request.url.searchParams;
  const created = query.get('create_token');
  const deleted = query.get('delete_token');
  if (created === null && deleted === null) return upload(context, request);
  if (created !== null && (created !== 'true' || deleted !== null))
    throw storageError(400, 'create_token is true, and not together with delete_token.');
  const path = getObjectPath(context, request);
  const identity = await context.verifyToken(request.headers.authorization);
  const tokensOf = (tokens: readonly string[]): string[] => {
    if (created !== null) return [...tokens, randomUUID()];
    const left = tokens.filter((token) => token !== deleted);
    // A default bucket always exists, as in the hosted service.
    return left.length > 0 ? left : [randomUUID()];
  };
  const record = await context.objects.change(
    path,
    (before) => {
      const downloadTokens = tokensOf(before.downloadTokens);
      if (downloadTokens.length > MOST_TOKENS) throw storageError(400, `An object has at most ${MOST_TOKENS} download tokens.`);
      return { ...before, downloadTokens, metageneration: before.metageneration + 1, updated: context.now() };
    },
    (before, after) => authorize(context, identity, { method: 'update', bucket: path.bucket, path: path.name, before, after }),
  );
  return json(describeObject(record));
}

const MOST_TOKENS = 20;
