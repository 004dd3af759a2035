import type { QueryFilter, StructuredQuery, WireValue } from '@courtside/rules-language';
import type { StoredDocument } from './document';
import { parseFieldPath, valueAt } from './field-path';
import { matchesFilter } from './filter';
import { canonicalValue } from './canonical';
import { checkOrders, checkQuery } from './check-query';
import { FirestoreError } from './firestore-error';
import { getParentPath } from './names';
import { compareReferences, compareValues, type Value } from './value';

interface Order {
  readonly field: string;
  readonly path: readonly string[];
  readonly descending: boolean;
}

interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A query that is ready to run: implicit orders are spelled out. */
export interface Query {
  /** Document below which it runs; empty for the root. */
  readonly parent: string;
  readonly source: StructuredQuery;
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly limit: number | null;
  readonly offset: number;
}

const nameField = '__name__';

/** Reads a structured query; `parent` is the path below `documents`. @throws FirestoreError for one that the official service does not take */
export function prepareQuery(parent: string, given: StructuredQuery): Query {
  checkQuery(parent, given);
  const source = canonicalQuery(given);
  const from = source.from?.[0];
  const limit = typeof source.limit === 'object' ? (source.limit.value ?? null) : (source.limit ?? null);
  if (limit !== null && limit < 0) throw new FirestoreError('INVALID_ARGUMENT', 'limit is negative');
  return {
    parent,
    source,
    collectionId: from?.collectionId ?? null,
    allDescendants: from?.allDescendants ?? false,
    orders: spelledOutOrders(source),
    startAt: source.startAt
      ? { values: (source.startAt.values ?? []) as unknown as Value[], before: source.startAt.before ?? false }
      : null,
    endAt: source.endAt ? { values: (source.endAt.values ?? []) as unknown as Value[], before: source.endAt.before ?? false } : null,
    limit,
    offset: source.offset ?? 0,
  };
}

/** The query with one way to write each value, as documents are kept. */
function canonicalQuery(source: StructuredQuery): StructuredQuery {
  const cursor = ({ values, ...more }: NonNullable<StructuredQuery['startAt']>) => ({
    ...more,
    ...(values ? { values: values.map(canonicalOperand) } : {}),
  });
  return {
    ...source,
    ...(source.where ? { where: canonicalFilter(source.where) } : {}),
    ...(source.startAt ? { startAt: cursor(source.startAt) } : {}),
    ...(source.endAt ? { endAt: cursor(source.endAt) } : {}),
  };
}

function canonicalFilter(filter: QueryFilter): QueryFilter {
  if ('compositeFilter' in filter)
    return { compositeFilter: { ...filter.compositeFilter, filters: (filter.compositeFilter.filters ?? []).map(canonicalFilter) } };
  if (!('fieldFilter' in filter) || filter.fieldFilter.value === undefined) return filter;
  return { fieldFilter: { ...filter.fieldFilter, value: canonicalOperand(filter.fieldFilter.value) } };
}

const canonicalOperand = (value: WireValue): WireValue => canonicalValue(value as unknown as Value) as unknown as WireValue;

/** Adds the implicit orders: inequality fields without an order, then the name, in the direction of the last order. */
function spelledOutOrders(source: StructuredQuery): Order[] {
  const unequal = inequalityFields(source.where);
  const orders = (source.orderBy ?? []).map((order): Order => makeOrder(order.field?.fieldPath ?? '', order.direction === 'DESCENDING'));
  const descending = orders.at(-1)?.descending ?? false;
  for (const field of [...unequal].sort()) {
    // The name is always last.
    if (field !== nameField && !orders.some((order) => order.field === field)) orders.push(makeOrder(field, descending));
  }
  checkOrders(source.where, unequal, orders);
  if (!orders.some((order) => order.field === nameField)) orders.push(makeOrder(nameField, descending));
  return orders;
}

const makeOrder = (field: string, descending: boolean): Order => ({ field, path: parseFieldPath(field), descending });

const inequalities = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

function inequalityFields(filter: StructuredQuery['where']): string[] {
  if (!filter) return [];
  if ('compositeFilter' in filter) return [...new Set((filter.compositeFilter.filters ?? []).flatMap(inequalityFields))];
  const { op, field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  return inequalities.has(op ?? '') && field?.fieldPath ? [field.fieldPath] : [];
}

/** Whether the document belongs to the collections that the query reads. */
export function isInScope(query: Query, path: string): boolean {
  const collection = getParentPath(path);
  const below =
    query.parent === '' ? collection : collection.startsWith(`${query.parent}/`) ? collection.slice(query.parent.length + 1) : null;
  if (below === null) return false;
  if (query.collectionId === null) return query.allDescendants || !below.includes('/');
  if (query.allDescendants) return below === query.collectionId || below.endsWith(`/${query.collectionId}`);
  return below === query.collectionId;
}

/** Whether a document is a result of the query, its limit left aside. `database` is `projects/p/databases/d`. */
export function matchesQuery(query: Query, document: StoredDocument, database: string): boolean {
  if (!isInScope(query, document.path)) return false;
  const read = (field: string) => orderValue(document, pathOf(query, field), database);
  if (query.source.where && !matchesFilter(query.source.where, read)) return false;
  if (query.orders.some((order) => orderValue(document, order.path, database) === undefined)) return false;
  if (query.startAt) {
    const place = comparePlace(query, document, query.startAt, database);
    if (query.startAt.before ? place < 0 : place <= 0) return false;
  }
  if (query.endAt) {
    const place = comparePlace(query, document, query.endAt, database);
    if (query.endAt.before ? place >= 0 : place > 0) return false;
  }
  return true;
}

/** Each query's field paths in parts, which it asks of every document. */
const knownPaths = new WeakMap<Query, Map<string, readonly string[]>>();

function pathOf(query: Query, field: string): readonly string[] {
  let paths = knownPaths.get(query);
  if (!paths) knownPaths.set(query, (paths = new Map()));
  let path = paths.get(field);
  if (!path) paths.set(field, (path = parseFieldPath(field)));
  return path;
}

function orderValue(document: StoredDocument, path: readonly string[], database: string): Value | undefined {
  if (path.length === 1 && path[0] === nameField) return { referenceValue: `${database}/documents/${document.path}` };
  return valueAt(document.fields, path);
}

function comparePlace(query: Query, document: StoredDocument, cursor: Cursor, database: string): number {
  for (const [index, value] of cursor.values.entries()) {
    const order = query.orders[index];
    if (!order) throw new FirestoreError('INVALID_ARGUMENT', 'A cursor has more values than the query has orders.');
    const result = compareValues(orderValue(document, order.path, database) as Value, value);
    if (result !== 0) return order.descending ? -result : result;
  }
  return 0;
}

/** The order of the results. */
function compareResults(query: Query): (left: StoredDocument, right: StoredDocument) => number {
  return (left, right) => {
    for (const order of query.orders) {
      const result =
        order.field === nameField
          ? compareReferences(left.path, right.path)
          : compareValues(valueAt(left.fields, order.path) as Value, valueAt(right.fields, order.path) as Value);
      if (result !== 0) return order.descending ? -result : result;
    }
    return 0;
  };
}

/** Documents among which results are. */
export interface Run {
  readonly documents: Iterable<StoredDocument>;
  /** The order of the documents: any, by the query's first order, or the order of the results. */
  readonly sorted: 'not' | 'by first' | 'as results';
  /** The documents are in memory for this query only. */
  readonly isFleeting?: boolean;
}

/**
 * Runs a query over candidates: matching, in order, within offset and limit. Where candidates are in order, it looks at no more of them than it
 * needs.
 * @param room bytes of memory that fleeting results may take
 * @throws FirestoreError when they take more
 */
export function runQuery(query: Query, runs: Iterable<Run>, database: string, room = Infinity): StoredDocument[] {
  const most = query.limit === null ? Infinity : query.offset + query.limit;
  const gathered = new Gathered(query, most, room);
  let isSorted = true;
  let count = 0;
  for (const run of runs) {
    count += 1;
    isSorted = run.sorted === 'as results' && count === 1;
    gatherFrom(run, gathered, query, most, database);
  }
  if (!isSorted) gathered.sort();
  return gathered.documents.slice(query.offset, query.limit === null ? undefined : most);
}

/** All results of a query without offset and limit, in any order, one after the other. */
export function* eachResult(query: Query, runs: Iterable<Run>, database: string): Iterable<StoredDocument> {
  for (const { documents } of runs) for (const document of documents) if (matchesQuery(query, document, database)) yield document;
}

/** The surplus of results that is gathered before it is sorted and cut. */
const SURPLUS = 1000;

/** The results of a query so far. */
class Gathered {
  readonly documents: StoredDocument[] = [];
  /** Documents that are in memory for this query only, and the memory that they use. */
  private readonly fleeting = new Map<StoredDocument, number>();
  private taken = 0;
  /** Documents after this one are not among the results. */
  private last: StoredDocument | null = null;
  private readonly compare: (left: StoredDocument, right: StoredDocument) => number;

  constructor(
    query: Query,
    private readonly most: number,
    private readonly room: number,
  ) {
    this.compare = compareResults(query);
  }

  add(document: StoredDocument, isFleeting: boolean): void {
    if (this.last && this.compare(document, this.last) > 0) return;
    this.documents.push(document);
    if (!isFleeting) return;
    const memory = document.size?.memory ?? 0;
    this.fleeting.set(document, memory);
    this.taken += memory;
    if (this.documents.length > this.most && (this.taken > this.room || this.documents.length > this.most + SURPLUS)) this.cut();
    if (this.taken > this.room)
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        'The query finds more than this server can hold in memory at once: ask for less, with a limit.',
      );
  }

  sort(): void {
    this.documents.sort(this.compare);
  }

  private cut(): void {
    this.sort();
    for (const document of this.documents.splice(this.most)) {
      this.taken -= this.fleeting.get(document) ?? 0;
      this.fleeting.delete(document);
    }
    this.last = this.documents.at(-1) ?? null;
  }
}

/** Returns all matching documents of an unordered run; of an ordered one the first ones, as many as the request allows, and their equals. */
function gatherFrom(
  { documents, sorted, isFleeting = false }: Run,
  gathered: Gathered,
  query: Query,
  most: number,
  database: string,
): void {
  const [first] = query.orders;
  let last: StoredDocument | null = null;
  let found = 0;
  const isBehind = (document: StoredDocument): boolean => {
    if (sorted === 'not') return false;
    if (sorted === 'as results' || !last || !first) return true;
    return compareValues(orderValue(last, first.path, database) as Value, orderValue(document, first.path, database) as Value) !== 0;
  };
  for (const document of documents) {
    if (found >= most && isBehind(document)) break;
    if (!matchesQuery(query, document, database)) continue;
    gathered.add(document, isFleeting);
    last = document;
    found += 1;
  }
}
