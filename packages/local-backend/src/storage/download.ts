import type { ApiReply, ApiRequest } from '../http/api';
import { isSameSecret } from '../http/is-same-secret';
import { authorize } from './authorize';
import type { StorageContext } from './storage-context';
import { getObjectPath } from './object-path';
import { getEtag, type ObjectRecord } from './object-record';
import { parseRange } from './range';
import { notFound, storageError } from './storage-error';

/** Types of pictures that can't contain scripts. Browsers save anything else and never show it. */
const shownInline = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** The bytes of an object: by rules, or for a caller with a download token. */
export async function download(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const { bucket, name } = getObjectPath(context, request);
  const record = context.objects.get(bucket, name);
  const token = request.url.searchParams.get('token');
  const hasToken = token !== null && (record?.downloadTokens.some((known) => isSameSecret(token, known)) ?? false);
  if (!hasToken) {
    const identity = await context.verifyToken(request.headers.authorization);
    authorize(context, identity, { method: 'get', bucket, path: name, before: record, after: undefined });
  }
  if (record === undefined) throw notFound();
  return serve(context, request, record);
}

/** Returns the bytes of an object, after the permission check. */
export async function serve(context: StorageContext, request: ApiRequest, record: ObjectRecord): Promise<ApiReply> {
  const etag = `"${getEtag(record)}"`;
  const headers = headersOf(record, etag);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag) === true) return { status: 304, headers };
  const range = parseRange(request.headers.range, record.size);
  if (range === 'unsatisfiable') {
    const error = storageError(416, 'The requested range cannot be satisfied.');
    return {
      status: 416,
      headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Content-Range': `bytes */${record.size}` },
      body: JSON.stringify(error.body),
    };
  }
  // Opens the file before the answer begins, so that a missing file gets a 404 and not a broken connection.
  const body = await context.files.read(record.blobId, record.size, range ?? undefined);
  if (body === null) return withoutBytes(context, request, record);
  if (range === null) return { status: 200, headers: { ...headers, 'Content-Length': String(record.size) }, body };
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${range.start}-${range.end}/${record.size}`,
      'Content-Length': String(range.end - range.start + 1),
    },
    body,
  };
}

/** Replaced or deleted at this moment, or lost: the caller gets a 404, and the operator the reason. */
function withoutBytes(context: StorageContext, request: ApiRequest, record: ObjectRecord): Promise<ApiReply> {
  const present = context.objects.get(record.bucket, record.name);
  if (present !== undefined && present.blobId !== record.blobId) return serve(context, request, present);
  if (present !== undefined)
    context.log.error(
      `The bytes of ${record.bucket}/${record.name} are missing or cut off. Put objects/blobs of the last back-up in its place.`,
    );
  throw notFound();
}

/** No upload may act as a page: the browser gets the stored type, must not guess another one, and runs nothing. */
function headersOf(record: ObjectRecord, etag: string): Record<string, string> {
  const type = record.contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const fileName = record.name.split('/').pop() ?? 'file';
  const inline = shownInline.has(type);
  const wanted = record.contentDisposition;
  return {
    'Content-Type': record.contentType,
    'Content-Disposition': inline
      ? (wanted ?? 'inline')
      : `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    // Pictures are compressed already. A file with two encodings could grow from a megabyte to a gigabyte on every page that shows it.
    ...(record.contentEncoding === undefined || inline ? {} : { 'Content-Encoding': record.contentEncoding }),
    ...(record.contentLanguage === undefined ? {} : { 'Content-Language': record.contentLanguage }),
    'Cache-Control': record.cacheControl ?? 'private, max-age=0',
    'Last-Modified': new Date(record.updated).toUTCString(),
    'ETag': etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Referrer-Policy': 'no-referrer',
  };
}
