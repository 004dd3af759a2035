import { json, type ApiReply, type ApiRequest, type JsonObject } from '../server/api';
import { authorize } from './authorize';
import type { StorageContext } from './context';
import { applyMetadata, readMetadata } from './metadata-input';
import type { ObjectPath } from './object-path';
import { describeObject } from './object-record';
import { storageError } from './storage-error';
import type { UploadSession } from './upload-sessions';

/**
 * Begins a resumable upload. The rules are asked now with what was announced, so that a hopeless upload ends before it is sent, and
 * again at the end with what arrived.
 */
export async function startUpload(context: StorageContext, request: ApiRequest, { bucket, name }: ObjectPath, body: JsonObject): Promise<ApiReply> {
  const identity = await context.verifyToken(request.headers.authorization);
  const announcedType = headerText(request, 'x-goog-upload-header-content-type');
  const announced = sizeOf(headerText(request, 'x-goog-upload-header-content-length'));
  if (announced !== null && announced > context.sizeLimit) throw storageError(413, `An object may hold at most ${context.sizeLimit} bytes.`);
  const type = typeof body['contentType'] === 'string' && body['contentType'] !== '' ? body['contentType'] : announcedType;
  const metadata = applyMetadata({}, readMetadata({ ...body, ...(type === undefined ? {} : { contentType: type }) }));
  if (announced !== null) {
    const before = context.objects.get(bucket, name);
    const after = context.objects.preview(bucket, name, { size: announced, md5Hash: '', crc32c: '' }, metadata);
    authorize(context, identity, { method: 'create', bucket, path: name, before, after });
  }
  const session = await context.sessions.start({ bucket, name, metadata, identity, blobId: context.files.newId(), announced });
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

/** A chunk, the end, a question or the cancellation of an upload. Whoever knows the address may go on: it holds a secret. */
export function continueUpload(context: StorageContext, request: ApiRequest, id: string): Promise<ApiReply> {
  return context.sessions.inTurn(id, async () => {
    const session = context.sessions.get(id);
    if (session === undefined) throw storageError(404, 'There is no such upload.');
    const commands = (headerText(request, 'x-goog-upload-command') ?? '').split(',').map((command) => command.trim().toLowerCase());
    if (commands.includes('query')) return answer(session, await receivedOf(context, session));
    if (session.state === 'cancelled') throw storageError(400, 'The upload was cancelled.');
    if (session.state === 'final') return finished(context, session);
    if (commands.includes('cancel')) {
      await context.sessions.settle(id, 'cancelled');
      await context.files.discardDraft(session.blobId);
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
  const limit = session.announced ?? context.sizeLimit;
  await context.files.append(session.blobId, request.stream, Math.min(limit, context.sizeLimit));
}

async function finish(context: StorageContext, session: UploadSession): Promise<ApiReply> {
  const { id, bucket, name, blobId, metadata, identity, announced } = session;
  if ((await context.files.draftSize(blobId)) === 0) await context.files.append(blobId, none(), 0);
  const digest = await context.files.digestDraft(blobId);
  if (announced !== null && digest.size !== announced) throw storageError(400, `${announced} bytes were announced, ${digest.size} arrived.`);
  try {
    const after = context.objects.preview(bucket, name, digest, metadata);
    authorize(context, identity, { method: 'create', bucket, path: name, before: context.objects.get(bucket, name), after });
  } catch (error) {
    await context.sessions.settle(id, 'cancelled');
    await context.files.discardDraft(blobId);
    throw error;
  }
  await context.objects.put(bucket, name, blobId, digest, metadata);
  await context.sessions.settle(id, 'final');
  return finished(context, session);
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
