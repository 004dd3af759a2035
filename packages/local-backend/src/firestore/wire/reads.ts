import type { StructuredQuery } from '@courtside/rules-language';
import type { DocumentView, Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { documentsAt } from '../engine/past';
import type { Transaction, Transactions } from '../engine/transactions';
import { masked, wireDocument, type StoredDocument } from '../model/document';
import { FirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, relativePath, type DatabaseName } from '../model/names';
import { prepareQuery } from '../model/query';
import { microsOf, timeText } from '../model/value';
import { aggregateAll, checkAggregations, type WireAggregation } from './aggregation';

/** A call as every transport brings it. */
export interface Call {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  /** The request in the shape of the REST interface. */
  readonly body: Record<string, unknown>;
  /** Full name of the document or collection that is addressed, or below which a query looks. */
  readonly name: string;
}

type Answer = Record<string, unknown>;

interface TransactionOptions {
  readonly readOnly?: { readonly readTime?: string };
  readonly readWrite?: unknown;
}

interface Consistency {
  readonly transaction?: string;
  readonly newTransaction?: TransactionOptions;
  readonly readTime?: string;
}

/** From when, and for which transaction, a call reads. */
interface Reading {
  readonly view: DocumentView;
  readonly readTime: string;
  readonly transaction: Transaction | null;
  /** What stands in the answer when a transaction was begun with it. */
  readonly begun: { readonly transaction?: string };
}

/** @returns its id */
export function beginTransaction(call: Call, options: TransactionOptions = (call.body['options'] ?? {}) as TransactionOptions): string {
  return call.transactions.begin(call.database, call.identity, options.readOnly === undefined ? null : momentOf(call, options.readOnly.readTime));
}

export function rollback({ transactions, body, database, identity }: Call): Answer {
  const id = String(body['transaction'] ?? '');
  transactions.get(id, database, identity);
  transactions.end(id);
  return {};
}

export function batchGet(call: Call): Answer[] {
  const { documents = [], mask } = call.body as { documents?: readonly string[]; mask?: { fieldPaths?: readonly string[] } };
  const { view, readTime, transaction, begun } = readingOf(call);
  const found = call.engine.getDocuments(call.database, call.identity, documents, view);
  for (const { name, document } of found) transaction?.noteDocument(documentPath(name), document);
  const shown = (document: StoredDocument): Answer => wireDocument(databaseText(call.database), mask ? masked(document, mask.fieldPaths ?? []) : document);
  const answers = found.map(({ name, document }) => (document ? { found: shown(document), readTime } : { missing: name, readTime }));
  return 'transaction' in begun ? [begun, ...answers] : answers;
}

export function runQuery(call: Call): Answer[] {
  const { found, readTime, begun } = resultsOf(call, call.body['structuredQuery'] as StructuredQuery);
  if (found.length === 0) return [{ ...begun, readTime }];
  const answers = found.map((document) => ({ document: wireDocument(databaseText(call.database), document), readTime }));
  return 'transaction' in begun ? [begun, ...answers] : answers;
}

export function runAggregationQuery(call: Call): Answer[] {
  const { structuredQuery, aggregations = [] } = call.body['structuredAggregationQuery'] as { structuredQuery: StructuredQuery; aggregations?: readonly WireAggregation[] };
  checkAggregations(aggregations);
  const { found, readTime, begun } = resultsOf(call, structuredQuery);
  return [{ ...begun, result: { aggregateFields: aggregateAll(aggregations, found) }, readTime }];
}

function resultsOf(call: Call, source: StructuredQuery): Pick<Reading, 'readTime' | 'begun'> & { readonly found: StoredDocument[] } {
  const parent = relativePath(call.name);
  const { view, readTime, transaction, begun } = readingOf(call);
  transaction?.noteQuery(prepareQuery(parent, source));
  return { found: call.engine.query(call.database, call.identity, parent, source, view), readTime, begun };
}

function readingOf(call: Call): Reading {
  const { engine, transactions, database, identity } = call;
  const { transaction: given, newTransaction, readTime } = call.body as Consistency;
  const id = given !== undefined && given !== '' ? given : newTransaction === undefined ? null : beginTransaction(call, newTransaction);
  const transaction = id === null ? null : transactions.get(id, database, identity);
  const readAt = transaction?.readAt ?? (readTime === undefined ? null : momentOf(call, readTime));
  return {
    view: readAt === null ? engine.table(database) : documentsAt(engine, database, readAt),
    readTime: timeText(readAt ?? engine.clock.latest),
    transaction,
    begun: newTransaction === undefined || id === null ? {} : { transaction: id },
  };
}

/**
 * What was then is told to operators only: rules judge documents as they are, and who may see one now was not asked then.
 * @param given null reads as of now
 */
function momentOf({ engine, identity }: Call, given: string | undefined): bigint | null {
  if (identity?.owner === true) return given === undefined ? engine.clock.latest : microsOf(given);
  if (given !== undefined) throw new FirestoreError('UNIMPLEMENTED', 'Reads at an earlier time are not implemented by this backend.');
  return null;
}
