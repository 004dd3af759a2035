import type { ApiRequest } from '../http/api';
import { storageError } from './storage-error';

/** The existing buckets; null serves any name. */
interface Buckets {
  buckets: ReadonlySet<string> | null;
}

export interface ObjectPath {
  bucket: string;
  name: string;
}

/** @throws HttpError 400; 404 if the bucket does not exist */
export function getBucket({ buckets }: Buckets, request: ApiRequest): string {
  const bucket = request.params['bucket'] ?? '';
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/i.test(bucket)) throw storageError(400, 'Invalid bucket name.');
  if (buckets !== null && !buckets.has(bucket)) throw storageError(404, 'The specified bucket does not exist.');
  return bucket;
}

/** The object that the address names. @throws HttpError 400, 404 */
export function getObjectPath(context: Buckets, request: ApiRequest): ObjectPath {
  return { bucket: getBucket(context, request), name: checkName(request.params['name'] ?? '') };
}

/** Names as Cloud Storage allows them: 1 to 1024 bytes of UTF-8, no line breaks, not `.` or `..`. @throws HttpError 400 */
export function checkName(name: string): string {
  const size = Buffer.byteLength(name);
  // eslint-disable-next-line no-control-regex
  if (size === 0 || size > 1024 || name === '.' || name === '..' || /[\u0000\r\n]/.test(name) || /\p{Surrogate}/u.test(name)) {
    throw storageError(400, 'Invalid object name.');
  }
  return name;
}
