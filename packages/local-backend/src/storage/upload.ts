import { json, type ApiReply, type ApiRequest, type JsonObject } from '../http/api';
import { JSON_LIMIT, parseJsonObject } from '../http/body';
import { admitUpload, getConsumer, createByteCounter, type UploadRequest } from './admission';
import { authorize } from './authorize';
import type { StorageContext } from './storage-context';
import { applyMetadata, readMetadata } from './metadata-input';
import { getBoundary, withMultipart } from './multipart';
import { getBucket, checkName, type ObjectPath } from './object-path';
import { describeObject, type ObjectRecord } from './object-record';
import { continueUpload, startUpload } from './resumable';
import { ended, storageError } from './storage-error';

/** POST on a bucket: a whole upload in two parts, the start of a resumable one, one of its chunks, or bare bytes. */
export async function upload(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const uploadId = request.url.searchParams.get('upload_id');
  if (uploadId !== null) return continueUpload(context, request, uploadId);
  const protocol = headerOf(request, 'x-goog-upload-protocol')?.toLowerCase();
  if (protocol === 'resumable') {
    const metadata = parseJsonObject(await request.bytes(JSON_LIMIT));
    return startUpload(context, request, targetOf(context, request, metadata), metadata);
  }
  if (protocol === 'multipart') return uploadWhole(context, request);
  if (protocol === undefined || protocol === 'raw') return uploadRaw(context, request);
  throw storageError(400, `Unknown upload protocol ${protocol}.`);
}

async function uploadWhole(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const boundary = getBoundary(request.headers['content-type']);
  return withMultipart(request.stream, boundary, async ({ metadata, contentType, content }) => {
    const body = parseJsonObject(metadata);
    const type = typeof body['contentType'] === 'string' && body['contentType'] !== '' ? body['contentType'] : contentType;
    const target = targetOf(context, request, body);
    const written = applyMetadata({}, readMetadata({ ...body, ...(type === undefined ? {} : { contentType: type }) }));
    return json(describeObject(await storeWhole(context, { ...target, identity, announced: null, metadata: written }, content)));
  });
}

async function uploadRaw(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const contentType = request.headers['content-type'];
  const length = Number(request.headers['content-length'] ?? NaN);
  const metadata = applyMetadata({}, readMetadata(contentType === undefined ? {} : { contentType }));
  const record = await storeWhole(
    context,
    { ...targetOf(context, request, {}), identity, announced: Number.isSafeInteger(length) ? length : null, metadata },
    request.stream,
  );
  return json(describeObject(record));
}

/**
 * Stores an object whose bytes come in one piece. The rules are asked before the first byte, and again about the received object.
 * @param check called at the time of the change
 */
export async function storeWhole(
  context: StorageContext,
  upload: UploadRequest,
  content: AsyncIterable<Buffer>,
  check: (before: ObjectRecord | undefined) => void = () => undefined,
): Promise<ObjectRecord> {
  const { bucket, name, identity, metadata, downloadTokens } = upload;
  const limit = admitUpload(context, upload);
  const consumer = getConsumer(identity);
  const take = createByteCounter(context, consumer, limit);
  const blobId = context.files.newId();
  let taken = 0;
  try {
    await context.files.append(blobId, content, (bytes, sizeAfter) => {
      take(bytes, sizeAfter);
      taken += bytes;
    });
    const digest = await context.files.digestDraft(blobId);
    return await context.objects.put({ bucket, name, blobId, digest, metadata, consumer, downloadTokens }, (before, after) => {
      if (!context.isCurrent(identity)) throw ended();
      check(before);
      authorize(context, identity, { method: 'create', bucket, path: name, before, after });
    });
  } catch (error) {
    context.quota.remove(consumer, taken);
    await context.files.discardDraft(blobId);
    throw error;
  }
}

/** The name is in the address; some clients put it into the metadata. */
function targetOf(context: StorageContext, request: ApiRequest, metadata: JsonObject): ObjectPath {
  const inBody = typeof metadata['name'] === 'string' ? metadata['name'] : '';
  return {
    bucket: getBucket(context, request),
    name: checkName(request.params['name'] ?? request.url.searchParams.get('name') ?? inBody),
  };
}

function headerOf(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
