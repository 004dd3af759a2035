import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StructuredQuery } from '../../rules';
import { readBytes } from '../../server/body';
import type { Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { wireDocument } from '../model/document';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, parseDatabase, relativePath, type DatabaseName } from '../model/names';
import { timeText } from '../model/value';
import type { WireWrite } from '../model/write';
import { aggregate, type WireAggregation } from './aggregation';
import type { VerifyToken } from './web-channel';
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

const bodyLimit = 12 * 1024 * 1024;
/** Verbs that answer with a list; their errors stand in one as well. */
const listed = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

const now = ({ engine }: Call): string => timeText(engine.clock.latest);

/** Operations on the path, by their verb. */
const verbs: Readonly<Record<string, Handler>> = {
  batchGet: (call) => {
    const { documents = [] } = call.body as { documents?: readonly string[] };
    return call.engine
      .getDocuments(call.database, call.identity, documents)
      .map(({ name, document }) => (document ? { found: wireDocument(databaseText(call.database), document), readTime: now(call) } : { missing: name, readTime: now(call) }));
  },
  commit: async (call) => commitReply(await call.engine.commit(call.database, call.identity, (call.body['writes'] as readonly WireWrite[] | undefined) ?? [])),
  runQuery: (call) => {
    const found = call.engine.query(call.database, call.identity, relativePath(call.name), call.body['structuredQuery'] as StructuredQuery);
    if (found.length === 0) return [{ readTime: now(call) }];
    return found.map((document) => ({ document: wireDocument(databaseText(call.database), document), readTime: now(call) }));
  },
  runAggregationQuery: (call) => {
    const { structuredQuery, aggregations = [] } = call.body['structuredAggregationQuery'] as { structuredQuery: StructuredQuery; aggregations?: readonly WireAggregation[] };
    const found = call.engine.query(call.database, call.identity, relativePath(call.name), structuredQuery);
    const aggregateFields = Object.fromEntries(aggregations.map((aggregation, index) => [aggregation.alias ?? `field_${index + 1}`, aggregate(aggregation, found)]));
    return [{ result: { aggregateFields }, readTime: now(call) }];
  },
  beginTransaction: () => ({ transaction: randomBytes(12).toString('base64') }),
  rollback: () => ({}),
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
  if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document "${call.name}" not found.`);
  return wireDocument(databaseText(call.database), found.document);
}

function listDocuments(call: Call): Answer {
  const path = relativePath(call.name);
  const cut = path.lastIndexOf('/');
  const source: StructuredQuery = { from: [{ collectionId: path.slice(cut + 1) }], limit: Number(call.query.get('pageSize') ?? 300) };
  const found = call.engine.query(call.database, call.identity, cut < 0 ? '' : path.slice(0, cut), source);
  return found.length === 0 ? {} : { documents: found.map((document) => wireDocument(databaseText(call.database), document)) };
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
  readonly log: { warn(message: string): void; error(message: string, error?: unknown): void };
}

/** Firestore's REST interface, as the lite build and the transactions of the full one use it. */
export async function handleRest({ engine, verifyToken, log }: RestOptions, request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  const match = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents[^:]*)(?::(\w+))?$/.exec(url.pathname);
  if (!match) return false;
  const verb = match[2];
  try {
    const name = (match[1] ?? '').split('/').map(decodeURIComponent).join('/');
    const identity = await verifyToken(request.headers.authorization);
    const bytes = await readBytes(request, bodyLimit);
    const handler = verb === undefined ? methods[request.method ?? ''] : verbs[verb];
    if (!handler) throw new FirestoreError('UNIMPLEMENTED', `${verb ?? request.method} is not implemented by this backend.`);
    const call: Call = { engine, database: parseDatabase(name), name, identity, body: parseBody(bytes), query: url.searchParams };
    reply(response, 200, await handler(call));
  } catch (error) {
    const failure = toFirestoreError(error);
    if (failure.status === 'INTERNAL') log.error(`Firestore ${request.method} ${url.pathname} failed`, error);
    if (failure.status === 'UNIMPLEMENTED') log.warn(`Firestore ${request.method} ${url.pathname}: ${failure.message}`);
    const body = errorBody(failure, failure.httpStatus);
    reply(response, failure.httpStatus, listed.has(verb ?? '') ? [body] : body);
  }
  return true;
}

function parseBody(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
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
