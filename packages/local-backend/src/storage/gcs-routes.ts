import type { Identity } from '../auth/identity';
import { json, type ApiReply, type ApiRequest, type JsonObject, type Route } from '../http/api';
import { JSON_LIMIT, parseJsonObject } from '../http/body';
import type { StorageContext } from './storage-context';
import { serve } from './download';
import { continueGcsUpload, startGcsUpload } from './gcs-resumable';
import { toGcsResource } from './to-gcs-resource';
import { getListPage } from './list-objects';
import { applyMetadata, readMetadata, type MetadataChange } from './metadata-input';
import { getBoundary, withMultipart } from './multipart';
import { getBucket, checkName, getObjectPath, type ObjectPath } from './object-path';
import type { ObjectRecord } from './object-record';
import { denied, notFound, storageError } from './storage-error';
import { storeWhole } from './upload';

type Call = (context: StorageContext, request: ApiRequest, owner: Identity) => ApiReply | Promise<ApiReply>;

/**
 * The part of Cloud Storage's own interface that the ordinary `firebase-admin` uses: for operators only, past the rules. With
 * `STORAGE_EMULATOR_HOST` the library leaves out `/storage/v1`.
 */
export function gcsRoutes(context: StorageContext): Route[] {
  const on = (method: Route['method'], path: string, call: Call): Route => ({
    method,
    path,
    handler: async (request) => call(context, request, await ownerOf(context, request)),
  });
  const objects = ['/b/:bucket/o', '/storage/v1/b/:bucket/o'];
  const uploads = '/upload/storage/v1/b/:bucket/o';
  const resume = (method: Route['method']): Route => ({
    method,
    path: uploads,
    async handler(request) {
      const id = request.url.searchParams.get('upload_id');
      return id === null ? upload(context, request, await ownerOf(context, request)) : continueGcsUpload(context, request, id);
    },
  });
  return [
    ...objects.flatMap((path) => [
      on('GET', path, list),
      on('GET', `${path}/:name`, read),
      on('PATCH', `${path}/:name`, patch),
      on('DELETE', `${path}/:name`, remove),
      on('POST', `${path}/:name/rewriteTo/b/:targetBucket/o/:targetName`, rewrite),
      on('GET', path.slice(0, -2), describeBucket),
    ]),
    on('GET', '/download/storage/v1/b/:bucket/o/:name', media),
    resume('POST'),
    resume('PUT'),
  ];
}

/** @throws HttpError 401, 403 */
async function ownerOf(context: StorageContext, request: ApiRequest): Promise<Identity> {
  const identity = await context.verifyToken(request.headers.authorization);
  if (identity?.owner !== true) throw identity === null ? storageError(401, 'The owner key is missing.') : denied();
  return identity;
}

function recordOf(context: StorageContext, request: ApiRequest): ObjectRecord {
  const { bucket, name } = getObjectPath(context, request);
  const record = context.objects.get(bucket, name);
  if (record === undefined) throw notFound();
  return record;
}

/** @throws HttpError 412 when the object is not the one that the caller knows */
function judge(request: ApiRequest): (before: ObjectRecord | undefined) => void {
  const query = request.url.searchParams;
  const generation = query.get('ifGenerationMatch');
  const metageneration = query.get('ifMetagenerationMatch');
  return (before) => {
    const isRight =
      (generation === null || generation === String(before?.generation ?? 0)) &&
      (metageneration === null || metageneration === String(before?.metageneration ?? 0));
    if (!isRight) throw storageError(412, 'At least one of the pre-conditions you specified did not hold.');
  };
}

const describeBucket: Call = (context, request) => {
  const bucket = getBucket(context, request);
  return json({ kind: 'storage#bucket', id: bucket, name: bucket, location: 'LOCAL', storageClass: 'STANDARD' });
};

const list: Call = (context, request) => {
  const { records, prefixes, nextPageToken } = getListPage(context, getBucket(context, request), request.url.searchParams);
  return json({
    kind: 'storage#objects',
    items: records.map(toGcsResource),
    prefixes,
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  });
};

const read: Call = (context, request, owner) =>
  request.url.searchParams.get('alt') === 'media' ? media(context, request, owner) : json(toGcsResource(recordOf(context, request)));

const media: Call = async (context, request) => {
  const record = recordOf(context, request);
  const reply = await serve(context, request, record);
  // The fields with which the library checks the bytes.
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'x-goog-hash': `crc32c=${record.crc32c},md5=${record.md5Hash}`,
      'x-goog-stored-content-encoding': 'identity',
      'x-goog-generation': String(record.generation),
    },
  };
};

const patch: Call = async (context, request) =>
  json(toGcsResource(await context.objects.change(getObjectPath(context, request), writtenBy(await request.json()), judge(request))));

const remove: Call = async (context, request) => {
  await context.objects.remove(getObjectPath(context, request), judge(request));
  return { status: 204 };
};

/** Copies an object in one step, whatever its size. */
const rewrite: Call = async (context, request, identity) => {
  const source = recordOf(context, request);
  const target = getObjectPath(context, {
    ...request,
    params: { bucket: request.params['targetBucket'] ?? '', name: request.params['targetName'] ?? '' },
  });
  const content = await context.files.read(source.blobId, source.size);
  if (content === null) throw notFound();
  const metadata = applyMetadata(source, writtenBy(await request.json()));
  const record = await storeWhole(
    context,
    { ...target, identity, announced: source.size, metadata },
    content as AsyncIterable<Buffer>,
    judge(request),
  );
  return json({
    kind: 'storage#rewriteResponse',
    done: true,
    objectSize: String(record.size),
    totalBytesRewritten: String(record.size),
    resource: toGcsResource(record),
  });
};

const upload: Call = async (context, request, identity) => {
  const kind = request.url.searchParams.get('uploadType');
  const target = (body: JsonObject): ObjectPath => ({
    bucket: getBucket(context, request),
    name: checkName(request.url.searchParams.get('name') ?? (typeof body['name'] === 'string' ? body['name'] : '')),
  });
  if (kind === 'resumable') {
    const body = parseJsonObject(await request.bytes(JSON_LIMIT));
    const path = target(body);
    judge(request)(context.objects.get(path.bucket, path.name));
    return startGcsUpload(context, request, path, identity, body);
  }
  if (kind === 'multipart') {
    return withMultipart(request.stream, getBoundary(request.headers['content-type']), async ({ metadata, contentType, content }) => {
      const body = parseJsonObject(metadata);
      const written = applyMetadata({}, writtenBy({ ...(contentType === undefined ? {} : { contentType }), ...body }));
      const uploaded = { ...target(body), identity, announced: null, metadata: written, downloadTokens: tokensIn(body) };
      return json(toGcsResource(await storeWhole(context, uploaded, content, judge(request))));
    });
  }
  if (kind !== 'media') throw storageError(400, 'Unknown uploadType.');
  const contentType = request.headers['content-type'];
  const written = applyMetadata({}, writtenBy(contentType === undefined ? {} : { contentType }));
  return json(
    toGcsResource(
      await storeWhole(context, { ...target({}), identity, announced: null, metadata: written }, request.stream, judge(request)),
    ),
  );
};

/** A few tokens of an ordinary length; anything else is ignored. */
const TOKENS = /^[\w-]{1,64}(,[\w-]{1,64}){0,19}$/;

/** Returns the download tokens of an imported object. */
function tokensIn({ metadata }: JsonObject): string[] | undefined {
  const said = typeof metadata === 'object' && metadata !== null ? (metadata as JsonObject)['firebaseStorageDownloadTokens'] : undefined;
  return typeof said === 'string' && TOKENS.test(said) ? said.split(',') : undefined;
}

/** Download tokens are among the custom metadata there; here they have their own field. */
function writtenBy(body: JsonObject): MetadataChange {
  const change = readMetadata(body);
  if (change.custom) delete change.custom['firebaseStorageDownloadTokens'];
  return change;
}
