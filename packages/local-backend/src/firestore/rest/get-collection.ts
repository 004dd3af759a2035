import { listDocuments as list } from '../operations/list-documents';
import type { Operation } from './rest-call';

/** GET of a collection. */
export const listDocuments: Operation = (call) => {
  const { query } = call;
  const mask = query.getAll('mask.fieldPaths');
  return list(call, {
    pageSize: Number(query.get('pageSize') ?? 0),
    pageToken: query.get('pageToken') ?? undefined,
    mask: mask.length > 0 ? mask : undefined,
    showMissing: query.get('showMissing') === 'true',
  });
};
