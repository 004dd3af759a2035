import { toRelativePath } from '../model/names';
import type { Answer, Call } from './call';
import { listIdsBelow, getIdPage, requireOperator, type PageOptions } from './pages';

/** @throws FirestoreError PERMISSION_DENIED unless an operator asks */
export function listCollectionIds(call: Call): Answer {
  requireOperator(call);
  const { page, next } = getIdPage(listIdsBelow(call, toRelativePath(call.name)), call.body as PageOptions, Number.POSITIVE_INFINITY);
  return page.length === 0 ? {} : { collectionIds: page, ...next };
}
