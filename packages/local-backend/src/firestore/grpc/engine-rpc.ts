import type { StructuredQuery } from '../../rules';
import type { Identity } from '../engine/gate';
import { wireDocument } from '../model/document';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, parseDatabase, relativePath, type DatabaseName } from '../model/names';
import { timeText } from '../model/value';
import type { WireWrite } from '../model/write';
import { aggregateAll, checkAggregations, type WireAggregation } from '../wire/aggregation';
import type { Attendance } from '../wire/attendance';
import { openStream, type StreamServices } from '../wire/open-stream';
import { payloadTooLarge } from '../wire/request-body';
import type { Stream } from '../wire/stream';
import { commitReply } from '../wire/write-stream';
import type { FirestoreRpc, JsonMessage, RpcContext, ServerStreamMethod, UnaryMethod } from './rpc-port';

type UnaryHandler = (request: JsonMessage, database: DatabaseName, identity: Identity | null) => Promise<JsonMessage>;
type ListHandler = (request: JsonMessage, database: DatabaseName, identity: Identity | null) => JsonMessage[];

/** A gRPC client that says nothing for so long has lost its connection, though that is still open here (ms). */
const SILENCE = 3000;

/** The engine as the procedures of gRPC see it: parent and database stand in the request. */
export function createEngineRpc(services: StreamServices, attendance: Attendance): FirestoreRpc {
  const { engine, verifyToken } = services;
  const readTime = (): string => timeText(engine.clock.latest);

  const unary: Partial<Record<UnaryMethod, UnaryHandler>> = {
    GetDocument: (request, database, identity) => {
      const name = String(request['name']);
      const [found] = engine.getDocuments(database, identity, [name]);
      if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
      return Promise.resolve(wireDocument(databaseText(database), found.document));
    },
    Commit: async (request, database, identity) => commitReply(await engine.commit(database, identity, (request['writes'] ?? []) as WireWrite[])),
    DeleteDocument: async (request, database, identity) => {
      const { name, currentDocument } = request as { name: string; currentDocument?: WireWrite['currentDocument'] };
      await engine.commit(database, identity, [{ delete: name, ...(currentDocument ? { currentDocument } : {}) }]);
      return {};
    },
    UpdateDocument: async (request, database, identity) => {
      const { document, updateMask, currentDocument } = request as { document: NonNullable<WireWrite['update']> } & Pick<WireWrite, 'updateMask' | 'currentDocument'>;
      const more = { ...(updateMask ? { updateMask } : {}), ...(currentDocument ? { currentDocument } : {}) };
      await engine.commit(database, identity, [{ update: document, ...more }]);
      const stored = engine.table(database).get(documentPath(document.name));
      if (!stored) throw new FirestoreError('ABORTED', 'The document was removed at the same time.');
      return wireDocument(databaseText(database), stored);
    },
  };

  const list: Record<ServerStreamMethod, ListHandler> = {
    BatchGetDocuments: (request, database, identity) =>
      engine
        .getDocuments(database, identity, (request['documents'] ?? []) as string[])
        .map(({ name, document }) => (document ? { found: wireDocument(databaseText(database), document), readTime: readTime() } : { missing: name, readTime: readTime() })),
    RunQuery: (request, database, identity) => {
      const found = engine.query(database, identity, relativePath(String(request['parent'])), request['structuredQuery'] as StructuredQuery);
      if (found.length === 0) return [{ readTime: readTime() }];
      return found.map((document) => ({ document: wireDocument(databaseText(database), document), readTime: readTime() }));
    },
    RunAggregationQuery: (request, database, identity) => {
      const { structuredQuery, aggregations = [] } = request['structuredAggregationQuery'] as { structuredQuery: StructuredQuery; aggregations?: readonly WireAggregation[] };
      checkAggregations(aggregations);
      const found = engine.query(database, identity, relativePath(String(request['parent'])), structuredQuery);
      return [{ result: { aggregateFields: aggregateAll(aggregations, found) }, readTime: readTime() }];
    },
  };

  const databaseOf = (request: JsonMessage, context: RpcContext): DatabaseName => {
    const document = request['document'] as { name?: string } | undefined;
    const named = request['database'] ?? request['parent'] ?? request['name'] ?? document?.name ?? context.database;
    return parseDatabase(String(named ?? ''));
  };

  return {
    async unary(method, request, context) {
      const handler = unary[method];
      if (!handler) throw new FirestoreError('UNIMPLEMENTED', `${method} is not implemented by this backend.`);
      return handler(request, databaseOf(request, context), await verifyToken(context.authorization));
    },
    async list(method, request, context) {
      return list[method](request, databaseOf(request, context), await verifyToken(context.authorization));
    },
    open(kind, context, sink) {
      // Messages wait until the caller is known; the first one may name the database.
      let stream: Stream | null = null;
      let isClosed = false;
      let leave: (() => void) | null = null;
      let order: Promise<void> = Promise.resolve();
      const start = async (message: JsonMessage): Promise<Stream> => {
        const identity = await verifyToken(context.authorization);
        const database = databaseOf(message, context);
        leave = attendance.enter(identity, context.address);
        if (leave === null) throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many streams are open.');
        // A connection that broke can't be asked what it has received, so nothing is kept on disk for it.
        return openStream(services, { kind, database, identity, delivery: { session: null, patience: SILENCE, connection: context.connection } }, sink);
      };
      return {
        receive(message) {
          order = order.then(async () => {
            if (isClosed && stream === null) return;
            try {
              stream ??= await start(message);
              stream.receive(message);
            } catch (error) {
              sink.fail(toFirestoreError(error));
            }
          });
        },
        refuse() {
          order = order.then(() => (stream ? stream.refuse(payloadTooLarge()) : sink.fail(payloadTooLarge())));
        },
        arrived: (messages) => stream?.arrived?.(messages),
        room: () => stream?.room?.(),
        close() {
          isClosed = true;
          // Behind what came before: the client's last message says what it has received.
          order = order.then(() => {
            stream?.close();
            leave?.();
          });
        },
      };
    },
  };
}
