import { json, type ApiReply, type ApiRequest, type JsonObject } from '../http/api';
import type { StorageContext } from './storage-context';
import { toGcsResource } from './to-gcs-resource';
import { applyMetadata, readMetadata } from './metadata-input';
import type { ObjectPath } from './object-path';
import type { ObjectRecord } from './object-record';
import { appendTo, beginSession, complete } from './resumable';
import { storageError } from './storage-error';
import type { Identity } from '../auth/identity';

/** Begins an upload like Cloud Storage: the answer's `Location` has its address. */
export async function startGcsUpload(
  context: StorageContext,
  request: ApiRequest,
  path: ObjectPath,
  identity: Identity,
  body: JsonObject,
): Promise<ApiReply> {
  const type = request.headers['x-upload-content-type'];
  const metadata = applyMetadata({}, readMetadata({ ...(typeof type === 'string' ? { contentType: type } : {}), ...body }));
  const length = Number(request.headers['x-upload-content-length'] ?? NaN);
  const session = await beginSession(context, { ...path, identity, metadata, announced: Number.isSafeInteger(length) ? length : null });
  const address = new URL(`/upload/storage/v1/b/${encodeURIComponent(path.bucket)}/o`, request.baseUrl);
  address.searchParams.set('uploadType', 'resumable');
  address.searchParams.set('upload_id', session.id);
  return { status: 200, headers: { 'Location': address.href, 'Cache-Control': 'no-store' } };
}

/** Receives the next bytes of a resumable upload, or reports how many have arrived. The address contains a secret, so a caller who knows it may continue. */
export function continueGcsUpload(context: StorageContext, request: ApiRequest, id: string): Promise<ApiReply> {
  return context.sessions.inTurn(id, async () => {
    const session = context.sessions.get(id);
    if (session === undefined || session.state === 'cancelled') throw storageError(404, 'There is no such upload.');
    if (session.state === 'final') return done(context.objects.get(session.bucket, session.name));
    const { start, end, total } = rangeOf(request);
    const received = await context.files.draftSize(session.blobId);
    if (start === null) return total === received ? done(await complete(context, session)) : incomplete(received);
    if (start !== received) return incomplete(received);
    await appendTo(context, session, request.stream);
    const now = await context.files.draftSize(session.blobId);
    // Without a known end or size, the upload ends with this request.
    const isWhole = total === null ? end === null : now === total;
    return isWhole ? done(await complete(context, session)) : incomplete(now);
  });
}

function done(record: ObjectRecord | undefined): ApiReply {
  if (record === undefined) throw storageError(404, 'The object was deleted meanwhile.');
  return json(toGcsResource(record));
}

const incomplete = (received: number): ApiReply => ({
  status: 308,
  headers: { 'Cache-Control': 'no-store', ...(received === 0 ? {} : { Range: `bytes=0-${received - 1}` }) },
});

/** @returns the place of the first byte, null if the request only asks for the state; the place of the last byte and the size, null if unknown */
function rangeOf(request: ApiRequest): { start: number | null; end: number | null; total: number | null } {
  const header = request.headers['content-range'];
  if (header === undefined) return { start: 0, end: null, total: null };
  const match = /^bytes (?:\*|(\d{1,15})-(\d{1,15}|\*))\/(\d{1,15}|\*)$/.exec(header);
  if (match === null) throw storageError(400, 'Invalid Content-Range.');
  const numberOf = (text: string | undefined): number | null => (text === undefined || text === '*' ? null : Number(text));
  return { start: numberOf(match[1]), end: numberOf(match[2]), total: numberOf(match[3]) };
}
