import { HttpError } from '../http/http-error';
import { json, type ApiReply, type ApiRequest, type JsonObject } from '../http/api';
import { admitUpload, getConsumer, createByteCounter, type UploadRequest } from './admission';
import { authorize } from './authorize';
import type { StorageContext } from './storage-context';
import { applyMetadata, readMetadata } from './metadata-input';
import type { ObjectPath } from './object-path';
import { describeObject, type ObjectRecord } from './object-record';
import { ended, storageError } from './storage-error';
import type { UploadSession } from './upload-sessions';

/**
 * Begins a resumable upload. The rules are asked now about the announced upload, so that a hopeless one ends before it is sent, and again at the end
 * about the received one.
 */
export async function startUpload(
  context: StorageContext,
  request: ApiRequest,
  { bucket, name }: ObjectPath,
  body: JsonObject,
): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const announcedType = headerText(request, 'x-goog-upload-header-content-type');
  const announced = sizeOf(headerText(request, 'x-goog-upload-header-content-length'));
  const type = typeof body['contentType'] === 'string' && body['contentType'] !== '' ? body['contentType'] : announcedType;
  const metadata = applyMetadata({}, readMetadata({ ...body, ...(type === undefined ? {} : { contentType: type }) }));
  const session = await beginSession(context, { bucket, name, identity, metadata, announced });
  const address = new URL(`/v0/b/${encodeURIComponent(bucket)}/o`, request.baseUrl);
  address.searchParams.set('name', name);
  address.searchParams.set('upload_id', session.id);
  address.searchParams.set('upload_protocol', 'resumable');
  return {
    status: 200,
    headers: {
      'X-Goog-Upload-Status': 'active',
      'X-Goog-Upload-URL': address.href,
      'X-Goog-Upload-Chunk-Granularity': String(256 * 1024),
      'X-Goog-Upload-Command': 'start',
      'Cache-Control': 'no-store',
    },
  };
}

/** Admits an upload in pieces and remembers it. @throws HttpError 403, 413, 402 */
export function beginSession(context: StorageContext, upload: UploadRequest): Promise<UploadSession> {
  const limit = admitUpload(context, upload);
  const { bucket, name, identity, metadata, announced } = upload;
  const consumer = getConsumer(identity);
  return context.sessions.start({
    bucket,
    name,
    metadata,
    identity,
    blobId: context.files.newId(),
    announced,
    limit,
    ...(consumer === undefined ? {} : { consumer }),
  });
}

/** A chunk, the end, a status request or the cancellation of an upload. The address contains a secret, so a caller who knows it may continue. */
export function continueUpload(context: StorageContext, request: ApiRequest, id: string): Promise<ApiReply> {
  return context.sessions.inTurn(id, async () => {
    const session = context.sessions.get(id);
    if (session === undefined) throw storageError(404, 'There is no such upload.');
    const commands = (headerText(request, 'x-goog-upload-command') ?? '').split(',').map((command) => command.trim().toLowerCase());
    if (commands.includes('query')) return answer(session, await receivedOf(context, session));
    if (session.state === 'cancelled') throw storageError(400, 'The upload was cancelled.');
    if (session.state === 'final') return finished(context, session);
    if (!context.isCurrent(session.identity)) {
      await context.sessions.cancel(session);
      throw ended();
    }
    if (commands.includes('cancel')) {
      await context.sessions.cancel(session);
      return answer({ ...session, state: 'cancelled' }, 0);
    }
    if (!commands.includes('upload') && !commands.includes('finalize')) throw storageError(400, 'Unknown upload command.');
    if (commands.includes('upload')) await takeChunk(context, request, session);
    return commands.includes('finalize') ? finish(context, session) : answer(session, await receivedOf(context, session));
  });
}

async function takeChunk(context: StorageContext, request: ApiRequest, session: UploadSession): Promise<void> {
  const received = await context.files.draftSize(session.blobId);
  const offset = sizeOf(headerText(request, 'x-goog-upload-offset')) ?? received;
  if (offset !== received) throw storageError(400, `The upload stands at ${received}, not at ${offset}.`);
  await appendTo(context, session, request.stream);
}

/** Adds bytes to an upload; an upload beyond its limit ends. */
export async function appendTo(context: StorageContext, session: UploadSession, bytes: AsyncIterable<Buffer>): Promise<void> {
  const take = createByteCounter(context, session.consumer, session.limit ?? session.announced ?? context.sizeLimit);
  let taken = 0;
  try {
    await context.files.append(session.blobId, bytes, (count, sizeAfter) => {
      take(count, sizeAfter);
      taken += count;
    });
    context.sessions.grew(session.id);
  } catch (error) {
    // Bytes that were counted and not written are counted by the draft's size; see `cancel`.
    if (error instanceof HttpError) await context.sessions.cancel(session);
    else context.quota.remove(session.consumer, Math.max(0, taken - (await context.files.draftSize(session.blobId))));
    throw error;
  }
}

async function finish(context: StorageContext, session: UploadSession): Promise<ApiReply> {
  const record = await complete(context, session);
  return json(describeObject(record), 200, { 'X-Goog-Upload-Status': 'final', 'X-Goog-Upload-Size-Received': String(record.size) });
}

/** Turns the received bytes into the object. @throws HttpError 403 when the rules refuse it; the upload is over then */
export async function complete(context: StorageContext, session: UploadSession): Promise<ObjectRecord> {
  const { id, bucket, name, blobId, metadata, identity, announced, consumer } = session;
  if ((await context.files.draftSize(blobId)) === 0) await context.files.append(blobId, none(), () => undefined);
  const digest = await context.files.digestDraft(blobId);
  if (announced !== null && digest.size !== announced)
    throw storageError(400, `${announced} bytes were announced, ${digest.size} arrived.`);
  try {
    const record = await context.objects.put({ bucket, name, blobId, digest, metadata, consumer }, (before, after) => {
      if (!context.isCurrent(identity)) throw ended();
      authorize(context, identity, { method: 'create', bucket, path: name, before, after });
    });
    await context.sessions.settle(id, 'final');
    return record;
  } catch (error) {
    context.quota.remove(consumer, digest.size);
    await context.sessions.settle(id, 'cancelled');
    throw error;
  }
}

async function* none(): AsyncGenerator<Buffer> {
  // An empty object has a file too.
}

/** Also the answer to a repeated end, whose first answer was lost. */
function finished(context: StorageContext, { bucket, name }: UploadSession): ApiReply {
  const record = context.objects.get(bucket, name);
  if (record === undefined) throw storageError(404, 'The object was deleted meanwhile.');
  return json(describeObject(record), 200, { 'X-Goog-Upload-Status': 'final', 'X-Goog-Upload-Size-Received': String(record.size) });
}

async function receivedOf(context: StorageContext, session: UploadSession): Promise<number> {
  if (session.state === 'final') return context.objects.get(session.bucket, session.name)?.size ?? 0;
  return context.files.draftSize(session.blobId);
}

function answer({ state }: UploadSession, received: number): ApiReply {
  return {
    status: 200,
    headers: { 'X-Goog-Upload-Status': state, 'X-Goog-Upload-Size-Received': String(received), 'Cache-Control': 'no-store' },
  };
}

function headerText(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** @throws HttpError 400 */
function sizeOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw storageError(400, `Not a size: ${text}`);
  return Number(text);
}
