import { json, type ApiReply, type ApiRequest, type JsonObject } from '../server/api';
import { JSON_LIMIT, parseJsonObject } from '../server/body';
import { authorize } from './authorize';
import type { StorageContext } from './context';
import { applyMetadata, readMetadata } from './metadata-input';
import { boundaryOf, readMultipart } from './multipart';
import { bucketOf, checkedName, type ObjectPath } from './object-path';
import { describeObject } from './object-record';
import { continueUpload, startUpload } from './resumable';
import { storageError } from './storage-error';

/** POST on a bucket: a whole upload in two parts, the start of a resumable one, one of its chunks, or bare bytes. */
export async function upload(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const uploadId = request.url.searchParams.get('upload_id');
  if (uploadId !== null) return continueUpload(context, request, uploadId);
  const protocol = headerOf(request, 'x-goog-upload-protocol')?.toLowerCase();
  if (protocol === 'resumable') {
    const metadata = parseJsonObject(await request.bytes(JSON_LIMIT));
    return startUpload(context, request, targetOf(request, metadata), metadata);
  }
  if (protocol === 'multipart') return uploadWhole(context, request);
  if (protocol === undefined || protocol === 'raw') return uploadRaw(context, request);
  throw storageError(400, `Unknown upload protocol ${protocol}.`);
}

async function uploadWhole(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const boundary = boundaryOf(request.headers['content-type']);
  const { metadata, contentType, content } = await readMultipart(request.stream, boundary);
  const body = parseJsonObject(metadata);
  const type = typeof body['contentType'] === 'string' && body['contentType'] !== '' ? body['contentType'] : contentType;
  return store(context, identity, targetOf(request, body), { ...body, ...(type === undefined ? {} : { contentType: type }) }, content);
}

async function uploadRaw(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const contentType = request.headers['content-type'];
  return store(context, identity, targetOf(request, {}), contentType === undefined ? {} : { contentType }, request.stream);
}

async function store(
  context: StorageContext,
  identity: Awaited<ReturnType<StorageContext['verifyToken']>>,
  { bucket, name }: ObjectPath,
  metadataBody: JsonObject,
  content: AsyncIterable<Buffer>,
): Promise<ApiReply> {
  const metadata = applyMetadata({}, readMetadata(metadataBody));
  const draft = context.files.newId();
  try {
    await context.files.append(draft, content, context.sizeLimit);
    const digest = await context.files.digestDraft(draft);
    const before = context.objects.get(bucket, name);
    authorize(context, identity, { method: 'create', bucket, path: name, before, after: context.objects.preview(bucket, name, digest, metadata) });
    return json(describeObject(await context.objects.put(bucket, name, draft, digest, metadata)));
  } catch (error) {
    await context.files.discardDraft(draft);
    throw error;
  }
}

/** The name stands in the address; some clients put it into the metadata. */
function targetOf(request: ApiRequest, metadata: JsonObject): ObjectPath {
  const inBody = typeof metadata['name'] === 'string' ? metadata['name'] : '';
  return { bucket: bucketOf(request), name: checkedName(request.params['name'] ?? request.url.searchParams.get('name') ?? inBody) };
}

export function headerOf(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
