import { FirestoreError } from '../model/firestore-error';
import { toRelativePath } from '../model/names';
import { batchGet } from '../operations/batch-get';
import { batchWrite } from '../operations/batch-write';
import { beginTransaction } from '../operations/begin-transaction';
import { listCollectionIds } from '../operations/list-collection-ids';
import { rollback } from '../operations/rollback';
import { runAggregationQuery } from '../operations/run-aggregation-query';
import { runQuery } from '../operations/run-query';
import { commit } from './post-commit';
import { createDocument } from './create-document';
import { deleteDocument } from './delete-document';
import { getDocument } from './get-document';
import { listDocuments } from './get-collection';
import type { Operation } from './rest-call';
import { updateDocument } from './update-document';

/** Operations on the path, by their verb. */
const verbs: Readonly<Record<string, Operation>> = {
  batchGet,
  runQuery,
  runAggregationQuery,
  batchWrite,
  listCollectionIds,
  rollback,
  beginTransaction: (call) => ({ transaction: beginTransaction(call) }),
  commit,
};
/** Verbs that the official service has and this one lacks. */
const missing = new Set(['partitionQuery', 'executePipeline']);
/** Verbs that answer with a list; their errors are in one as well. */
const listed = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

/** Operations on one document or collection, by HTTP method. */
const methods: Readonly<Record<string, Operation>> = {
  GET: (call) => (isDocument(call.name) ? getDocument(call) : listDocuments(call)),
  POST: createDocument,
  PATCH: updateDocument,
  DELETE: deleteDocument,
};

const isDocument = (name: string): boolean => toRelativePath(name).split('/').length % 2 === 0;

/** A property that every object inherits is not an operation. */
const own = (operations: Readonly<Record<string, Operation>>, name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name] : undefined;

/**
 * Finds the operation that a request asks for.
 * @param verb the text behind the colon of the address
 * @throws FirestoreError UNIMPLEMENTED, NOT_FOUND
 */
export function findOperation(method: string, name: string, verb: string | undefined): Operation {
  const isRoot = toRelativePath(name) === '';
  const operation = verb === undefined ? (isRoot ? undefined : own(methods, method)) : method === 'POST' ? own(verbs, verb) : undefined;
  if (operation !== undefined) return operation;
  if (verb !== undefined && missing.has(verb)) throw new FirestoreError('UNIMPLEMENTED', `${verb} is not implemented by this backend.`);
  throw new FirestoreError('NOT_FOUND', 'Not Found');
}

export const answersWithList = (verb: string | undefined): boolean => listed.has(verb ?? '');
