import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../engine/engine';
import type { Transactions } from '../engine/transactions';
import { masked, wireDocument } from '../model/document';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, parseDatabase, relativePath } from '../model/names';
import { parseRequest } from '../model/request-json';
import type { WireWrite } from '../model/write';
import type { Budget } from './budget';
import { batchWrite, commit } from './commits';
import { nameEnums } from './enum-names';
import { listCollectionIds, listDocuments } from './listing';
import type { VerifyToken } from './open-stream';
import { batchGet, beginTransaction, rollback, runAggregationQuery, runQuery, type Call } from './reads';
import { PAYLOAD_LIMIT, payloadTooLarge, readBody } from './request-body';

interface RestCall extends Call {
  readonly query: URLSearchParams;
}

type Answer = unknown;
type Handler = (call: RestCall) => Answer | Promise<Answer>;

/** Verbs that answer with a list; their errors stand in one as well. */
/** Verbs that the official service has and this one lacks. */
const known = new Set(['partitionQuery', 'executePipeline']);
const listed = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

/** Operations on the path, by their verb. */
const verbs: Readonly<Record<string, Handler>> = {
  batchGet,
  runQuery,
  runAggregationQuery,
  batchWrite,
  listCollectionIds,
  rollback,
  beginTransaction: (call) => ({ transaction: beginTransaction(call) }),
  commit: (call) => {
    const [unknown] = Object.keys(call.body).filter((key) => !['writes', 'transaction', 'database'].includes(key));
    if (unknown !== undefined) throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. Unknown name "${unknown}".`);
    return commit(call);
  },
};

/** Operations on one document or collection, by HTTP method. */
const methods: Readonly<Record<string, Handler>> = {
  GET: (call) => {
    if (isDocument(call.name)) return getDocument(call);
    const { query } = call;
    const mask = query.getAll('mask.fieldPaths');
    return listDocuments(call, {
      pageSize: Number(query.get('pageSize') ?? 0),
      pageToken: query.get('pageToken') ?? undefined,
      mask: mask.length > 0 ? mask : undefined,
      showMissing: query.get('showMissing') === 'true',
    });
  },
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

function getDocument(call: RestCall): Answer {
  const [found] = call.engine.getDocuments(call.database, call.identity, [call.name]);
  const mask = call.query.getAll('mask.fieldPaths');
  if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document "${call.name}" not found.`);
  return wireDocument(databaseText(call.database), mask.length > 0 ? masked(found.document, mask) : found.document);
}

async function writeOne(call: RestCall, name: string, more: Partial<WireWrite>): Promise<Answer> {
  const { fields = {} } = call.body as { fields?: NonNullable<WireWrite['update']>['fields'] };
  await call.engine.commit(call.database, call.identity, [{ update: { name, fields }, ...more }]);
  const document = call.engine.table(call.database).get(documentPath(name));
  if (!document) throw new FirestoreError('INTERNAL', 'The document is not there after its own write.');
  return wireDocument(databaseText(call.database), document);
}

export interface RestOptions {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly verifyToken: VerifyToken;
  /** What is kept of all requests that are being read. */
  readonly reading: Budget;
  readonly log: { warn(message: string): void; error(message: string, error?: unknown): void };
}

/** Firestore's REST interface, as the lite build and the transactions of the full one use it. */
export async function handleRest({ engine, transactions, verifyToken, reading, log }: RestOptions, request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
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
    const body = parseRequest(read.bytes);
    nameEnums(body);
    const call: RestCall = { engine, transactions, database: parseDatabase(name), name, identity, body, query: url.searchParams };
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
