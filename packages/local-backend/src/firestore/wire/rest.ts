import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createWorkLedger, type StructuredQuery } from '../../rules';
import { mostWrites } from '../engine/commit-limits';
import type { Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { masked, wireDocument } from '../model/document';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, parseDatabase, relativePath, type DatabaseName } from '../model/names';
import { parseRequest } from '../model/request-json';
import { timeText } from '../model/value';
import type { WireWrite } from '../model/write';
import { aggregateAll, checkAggregations, type WireAggregation } from './aggregation';
import type { Budget } from './budget';
import type { VerifyToken } from './open-stream';
import { PAYLOAD_LIMIT, payloadTooLarge, readBody } from './request-body';
import { commitReply } from './write-stream';

interface Call {
  readonly engine: Engine;
  readonly database: DatabaseName;
  /** Full name of the document or collection that the address names. */
  readonly name: string;
  readonly identity: Identity | null;
  readonly body: Record<string, unknown>;
  readonly query: URLSearchParams;
}

type Answer = unknown;
type Handler = (call: Call) => Answer | Promise<Answer>;

/** Verbs that answer with a list; their errors stand in one as well. */
/** Verbs that the official service has and this one lacks. */
const known = new Set(['partitionQuery', 'executePipeline']);
const listed = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

/** Transactions are optimistic: the id stands for nothing that is kept. */
const newTransactionId = (): string => randomBytes(12).toString('base64');

const now = ({ engine }: Call): string => timeText(engine.clock.latest);

/** Operations on the path, by their verb. */
const verbs: Readonly<Record<string, Handler>> = {
  batchGet: (call) => {
    const { documents = [], newTransaction } = call.body as { documents?: readonly string[]; newTransaction?: unknown };
    const begun = newTransaction === undefined ? [] : [{ transaction: newTransactionId() }];
    const answers = call.engine
      .getDocuments(call.database, call.identity, documents)
      .map(({ name, document }) => (document ? { found: wireDocument(databaseText(call.database), document), readTime: now(call) } : { missing: name, readTime: now(call) }));
    return [...begun, ...answers];
  },
  commit: async (call) => {
    const { writes = [], ...rest } = call.body as { writes?: readonly WireWrite[]; transaction?: unknown };
    const [unknown] = Object.keys(rest).filter((key) => key !== 'transaction' && key !== 'database');
    if (unknown !== undefined) throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name "${unknown}".`);
    return writes.length === 0 ? {} : commitReply(await call.engine.commit(call.database, call.identity, writes));
  },
  batchWrite: (call) => batchWrite(call),
  listCollectionIds: (call) => {
    if (!call.identity?.owner) throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
    return listCollectionIds(call);
  },
  runQuery: (call) => {
    const found = call.engine.query(call.database, call.identity, relativePath(call.name), call.body['structuredQuery'] as StructuredQuery);
    if (found.length === 0) return [{ readTime: now(call) }];
    return found.map((document) => ({ document: wireDocument(databaseText(call.database), document), readTime: now(call) }));
  },
  runAggregationQuery: (call) => {
    const { structuredQuery, aggregations = [] } = call.body['structuredAggregationQuery'] as { structuredQuery: StructuredQuery; aggregations?: readonly WireAggregation[] };
    checkAggregations(aggregations);
    const found = call.engine.query(call.database, call.identity, relativePath(call.name), structuredQuery);
    return [{ result: { aggregateFields: aggregateAll(aggregations, found) }, readTime: now(call) }];
  },
  beginTransaction: () => ({ transaction: newTransactionId() }),
  rollback: (call) => {
    if (Buffer.from(String(call.body['transaction'] ?? ''), 'base64').length !== 12) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid transaction.');
    return {};
  },
};

/** Operations on one document or collection, by HTTP method. */
const methods: Readonly<Record<string, Handler>> = {
  GET: (call) => (isDocument(call.name) ? getDocument(call) : listDocuments(call)),
  POST: async (call) => {
    const id = call.query.get('documentId') ?? randomBytes(15).toString('base64url').slice(0, 20).replaceAll(/[-_]/g, 'x');
    return writeOne(call, `${call.name}/${id}`, { currentDocument: { exists: false } });
  },
  PATCH: (call) => {
    const mask = call.query.getAll('updateMask.fieldPaths');
    const exists = call.query.get('currentDocument.exists');
    const updateTime = call.query.get('currentDocument.updateTime');
    return writeOne(call, call.name, {
      ...(mask.length > 0 ? { updateMask: { fieldPaths: mask } } : {}),
      ...(exists !== null ? { currentDocument: { exists: exists === 'true' } } : updateTime !== null ? { currentDocument: { updateTime } } : {}),
    });
  },
  DELETE: async (call) => {
    const exists = call.query.get('currentDocument.exists');
    await call.engine.commit(call.database, call.identity, [{ delete: call.name, ...(exists !== null ? { currentDocument: { exists: exists === 'true' } } : {}) }]);
    return {};
  },
};

const isDocument = (name: string): boolean => relativePath(name).split('/').length % 2 === 0;

function getDocument(call: Call): Answer {
  const [found] = call.engine.getDocuments(call.database, call.identity, [call.name]);
  const mask = call.query.getAll('mask.fieldPaths');
  if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document "${call.name}" not found.`);
  return wireDocument(databaseText(call.database), mask.length > 0 ? masked(found.document, mask) : found.document);
}

/** Each write by itself: what one of them is refused does not touch the others. They go to disk together. */
async function batchWrite(call: Call): Promise<Answer> {
  const writes = (call.body['writes'] as readonly WireWrite[] | undefined) ?? [];
  if (!Array.isArray(writes) || writes.length > mostWrites) throw new FirestoreError('INVALID_ARGUMENT', `maximum ${mostWrites} writes allowed per request`);
  const work = createWorkLedger();
  const commits = writes.map((write: WireWrite) => call.engine.commit(call.database, call.identity, [write], { work }));
  const answers = (await Promise.allSettled(commits)).map((settled): { result: unknown; status: Record<string, unknown> } => {
    if (settled.status === 'fulfilled') return { result: (commitReply(settled.value) as { writeResults: Record<string, unknown>[] }).writeResults[0] ?? {}, status: {} };
    const { code, message } = toFirestoreError(settled.reason);
    return { result: {}, status: { code, message } };
  });
  return { writeResults: answers.map(({ result }) => result), status: answers.map(({ status }) => status) };
}

function listCollectionIds(call: Call): Answer {
  const parent = relativePath(call.name);
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids = new Set(call.engine.table(call.database).paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length).split('/', 1)[0] ?? ''));
  const { pageSize = 0, pageToken = '' } = call.body as { pageSize?: number; pageToken?: string };
  const after = Buffer.from(pageToken, 'base64url').toString();
  const left = [...ids].sort().filter((id) => id > after);
  const page = pageSize > 0 ? left.slice(0, pageSize) : left;
  const last = page.at(-1);
  if (last === undefined) return {};
  return { collectionIds: page, ...(page.length < left.length ? { nextPageToken: Buffer.from(last).toString('base64url') } : {}) };
}

const pageLimit = 300;

/** Documents of a collection by name; a page ends with the token that continues behind its last one. */
function listDocuments(call: Call): Answer {
  if (call.query.get('showMissing') === 'true' && !call.identity?.owner) throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
  const path = relativePath(call.name);
  const cut = path.lastIndexOf('/');
  const size = Math.min(Number(call.query.get('pageSize') ?? 0) || pageLimit, pageLimit);
  const token = call.query.get('pageToken');
  const source: StructuredQuery = {
    from: [{ collectionId: path.slice(cut + 1) }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: size,
    ...(token === null || token === '' ? {} : { startAt: { values: [{ referenceValue: Buffer.from(token, 'base64url').toString() }], before: false } }),
  };
  const found = call.engine.query(call.database, call.identity, cut < 0 ? '' : path.slice(0, cut), source);
  const last = found.at(-1);
  if (!last) return {};
  const mask = call.query.getAll('mask.fieldPaths');
  const name = `${databaseText(call.database)}/documents/${last.path}`;
  return {
    documents: found.map((document) => wireDocument(databaseText(call.database), mask.length > 0 ? masked(document, mask) : document)),
    ...(found.length === size ? { nextPageToken: Buffer.from(name).toString('base64url') } : {}),
  };
}

async function writeOne(call: Call, name: string, more: Partial<WireWrite>): Promise<Answer> {
  const { fields = {} } = call.body as { fields?: NonNullable<WireWrite['update']>['fields'] };
  await call.engine.commit(call.database, call.identity, [{ update: { name, fields }, ...more }]);
  const document = call.engine.table(call.database).get(documentPath(name));
  if (!document) throw new FirestoreError('INTERNAL', 'The document is not there after its own write.');
  return wireDocument(databaseText(call.database), document);
}

export interface RestOptions {
  readonly engine: Engine;
  readonly verifyToken: VerifyToken;
  /** What is kept of all requests that are being read. */
  readonly reading: Budget;
  readonly log: { warn(message: string): void; error(message: string, error?: unknown): void };
}

/** Firestore's REST interface, as the lite build and the transactions of the full one use it. */
export async function handleRest({ engine, verifyToken, reading, log }: RestOptions, request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  const match = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents[^:]*)(?::(\w+))?$/.exec(url.pathname.replace(/%28default%29/i, '(default)'));
  if (!match) return false;
  const verb = match[2];
  try {
    const name = (match[1] ?? '').split('/').map(decodeURIComponent).join('/');
    const identity = await verifyToken(request.headers.authorization);
    const read = await readBody(request, PAYLOAD_LIMIT, reading);
    if (read === null) return true;
    if (!read.isWhole) throw payloadTooLarge();
    const isRoot = relativePath(name) === '';
    const handler = verb === undefined ? (isRoot ? undefined : methods[request.method ?? '']) : request.method === 'POST' ? verbs[verb] : undefined;
    if (!handler) throw verb !== undefined && known.has(verb) ? new FirestoreError('UNIMPLEMENTED', `${verb} is not implemented by this backend.`) : new FirestoreError('NOT_FOUND', 'Not Found');
    const call: Call = { engine, database: parseDatabase(name), name, identity, body: parseRequest(read.bytes), query: url.searchParams };
    reply(response, 200, await handler(call));
  } catch (error) {
    const failure = toFirestoreError(error);
    if (failure.status === 'INTERNAL') log.error(`Firestore ${request.method} ${url.pathname} failed`, error);
    if (failure.status === 'UNIMPLEMENTED') log.warn(`Firestore ${request.method} ${url.pathname}: ${failure.message}`);
    // The rest of a body that was not read would stand before the connection's next request.
    if (!request.complete && request.httpVersionMajor === 1) response.setHeader('Connection', 'close');
    const body = errorBody(failure, failure.httpStatus);
    reply(response, failure.httpStatus, listed.has(verb ?? '') ? [body] : body);
  }
  return true;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
