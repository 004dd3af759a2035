import { json, type ApiReply, type ApiRequest } from '../http/api';
import { authorize } from './authorize';
import type { StorageContext } from './storage-context';
import { getBucket } from './object-path';
import type { ObjectRecord } from './object-record';
import { storageError } from './storage-error';

const PAGE = 1000;

/** Lists the names below a prefix; with a delimiter, deeper names are folded into prefixes. */
export async function listObjects(context: StorageContext, request: ApiRequest): Promise<ApiReply> {
  const bucket = getBucket(context, request);
  const query = request.url.searchParams;
  const prefix = query.get('prefix') ?? '';
  const identity = await context.verifyToken(request.headers.authorization);
  authorize(context, identity, { method: 'list', bucket, path: prefix, before: undefined, after: undefined });

  const { records, prefixes, nextPageToken } = getListPage(context, bucket, query);
  return json({
    prefixes,
    items: records.map(({ name }) => ({ name, bucket })),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  });
}

/** One page of a listing, as the parameters ask for it. @throws HttpError 400 */
export function getListPage(
  context: StorageContext,
  bucket: string,
  query: URLSearchParams,
): { records: ObjectRecord[]; prefixes: string[]; nextPageToken?: string } {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const wanted = Number(query.get('maxResults') ?? PAGE);
  if (!Number.isInteger(wanted) || wanted < 1) throw storageError(400, 'Invalid maxResults.');
  const limit = Math.min(wanted, PAGE);
  const records: ObjectRecord[] = [];
  const prefixes: string[] = [];
  let last = readPageToken(query.get('pageToken'));
  let more = false;
  for (const record of context.objects.list(bucket, prefix, last)) {
    const { name } = record;
    const cut = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    const folder = cut < 0 ? null : name.slice(0, cut + delimiter.length);
    // The last entry of a page is a prefix for everything below it.
    if (folder !== null && folder === last) continue;
    if (records.length + prefixes.length === limit) {
      more = true;
      break;
    }
    if (folder === null) records.push(record);
    else prefixes.push(folder);
    last = folder ?? name;
  }
  return { records, prefixes, ...(more ? { nextPageToken: Buffer.from(last).toString('base64url') } : {}) };
}

function readPageToken(token: string | null): string {
  return token === null ? '' : Buffer.from(token, 'base64url').toString('utf8');
}
