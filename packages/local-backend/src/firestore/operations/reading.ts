import type { StructuredQuery } from '@courtside/rules-language';
import type { DocumentView } from '../engine/document-view';
import { documentsAt } from '../engine/documents-at';
import type { Transaction } from '../engine/transactions';
import type { StoredDocument } from '../model/document';
import { toRelativePath } from '../model/names';
import { prepareQuery } from '../model/query';
import { formatTime } from '../model/value';
import { beginTransaction, type TransactionOptions } from './begin-transaction';
import type { Call } from './call';
import { resolveReadTime } from './resolve-read-time';

interface Consistency {
  readonly transaction?: string;
  readonly newTransaction?: TransactionOptions;
  readonly readTime?: string;
}

/** The time and the transaction of a read. */
interface Reading {
  readonly view: DocumentView;
  readonly readTime: string;
  readonly transaction: Transaction | null;
  /** The part of the response that names a transaction which this call began. */
  readonly begun: { readonly transaction?: string };
}

export function startReading(call: Call): Reading {
  const { engine, transactions, database, identity } = call;
  const { transaction: given, newTransaction, readTime } = call.body as Consistency;
  const id = given !== undefined && given !== '' ? given : newTransaction === undefined ? null : beginTransaction(call, newTransaction);
  const transaction = id === null ? null : transactions.get(id, database, identity);
  const readAt = transaction?.readAt ?? (readTime === undefined ? null : resolveReadTime(call, readTime));
  return {
    view: readAt === null ? engine.table(database) : documentsAt(engine, database, readAt),
    readTime: formatTime(readAt ?? engine.clock.latest),
    transaction,
    begun: newTransaction === undefined || id === null ? {} : { transaction: id },
  };
}

function querying(call: Call, source: StructuredQuery): Pick<Reading, 'view' | 'readTime' | 'begun'> & { readonly parent: string } {
  const parent = toRelativePath(call.name);
  const { view, readTime, transaction, begun } = startReading(call);
  transaction?.noteQuery(prepareQuery(parent, source));
  return { parent, view, readTime, begun };
}

/** Returns the results of a query, as of the time that the call names. */
export function readQueryResults(
  call: Call,
  source: StructuredQuery,
): Pick<Reading, 'readTime' | 'begun'> & { readonly found: StoredDocument[] } {
  const { parent, view, ...reading } = querying(call, source);
  return { ...reading, found: call.engine.query(call.database, call.identity, parent, source, view) };
}

/** The same, each once and in any order, without keeping all results in memory. */
export function scanQueryResults(
  call: Call,
  source: StructuredQuery,
): Pick<Reading, 'readTime' | 'begun'> & { readonly found: Iterable<StoredDocument> } {
  const { parent, view, ...reading } = querying(call, source);
  return { ...reading, found: call.engine.scan(call.database, call.identity, parent, source, view) };
}
