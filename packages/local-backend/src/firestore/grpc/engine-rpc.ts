import { randomBytes } from 'node:crypto';
import type { Transactions } from '../engine/transactions';
import { toWireDocument } from '../model/document';
import { FirestoreError, toFirestoreError } from '../model/firestore-error';
import { databaseText, documentPath, parseDatabase, type DatabaseName } from '../model/names';
import type { WireWrite } from '../model/write';
import { batchGet } from '../operations/batch-get';
import { batchWrite } from '../operations/batch-write';
import { beginTransaction } from '../operations/begin-transaction';
import type { Call } from '../operations/call';
import { commit } from '../operations/commit';
import { listCollectionIds } from '../operations/list-collection-ids';
import { listDocuments, type ListingOptions } from '../operations/list-documents';
import { rollback } from '../operations/rollback';
import { runAggregationQuery } from '../operations/run-aggregation-query';
import { runQuery } from '../operations/run-query';
import type { StreamLimits } from '../wire/stream-limits';
import { openStream, type StreamServices } from '../wire/open-stream';
import { payloadTooLarge } from '../wire/request-body';
import type { Stream } from '../wire/stream';
import type { FirestoreRpc, JsonMessage, RpcContext, ServerStreamMethod, UnaryMethod } from './rpc-port';

type UnaryHandler = (call: Call) => Promise<JsonMessage> | JsonMessage;

/** A gRPC client that is silent for this long has lost its connection, though it is still open here (ms). */
const SILENCE = 3000;

const unary: Record<UnaryMethod, UnaryHandler> = {
  GetDocument: (call) => {
    const [found] = batchGet({ ...call, body: { ...call.body, documents: [call.name] } }).filter((answer) => !('transaction' in answer));
    if (found?.['found'] === undefined) throw new FirestoreError('NOT_FOUND', `Document "${call.name}" not found.`);
    return found['found'] as JsonMessage;
  },
  ListDocuments: (call) => {
    const { collectionId, pageSize, pageToken, mask, showMissing } = call.body as {
      collectionId?: string;
      mask?: { fieldPaths?: string[] };
    } & Omit<ListingOptions, 'mask'>;
    return listDocuments(
      { ...call, name: `${call.name}/${collectionId}` },
      { pageSize, pageToken, showMissing, mask: mask && (mask.fieldPaths ?? []) },
    );
  },
  ListCollectionIds: listCollectionIds,
  BeginTransaction: (call) => ({ transaction: beginTransaction(call) }),
  Rollback: rollback,
  Commit: commit,
  BatchWrite: batchWrite,
  CreateDocument: (call) => {
    const { collectionId, documentId, document } = call.body as {
      collectionId: string;
      documentId?: string;
      document?: NonNullable<WireWrite['update']>;
    };
    const id = documentId ?? randomBytes(10).toString('hex');
    return writeOne(call, { update: { ...document, name: `${call.name}/${collectionId}/${id}` }, currentDocument: { exists: false } });
  },
  UpdateDocument: (call) => {
    const { document, updateMask, currentDocument } = call.body as { document: NonNullable<WireWrite['update']> } & Pick<
      WireWrite,
      'updateMask' | 'currentDocument'
    >;
    return writeOne(call, { update: document, ...(updateMask ? { updateMask } : {}), ...(currentDocument ? { currentDocument } : {}) });
  },
  DeleteDocument: async ({ engine, database, identity, body, name }) => {
    const { currentDocument } = body as Pick<WireWrite, 'currentDocument'>;
    await engine.commit(database, identity, [{ delete: name, ...(currentDocument ? { currentDocument } : {}) }]);
    return {};
  },
};

const list: Record<ServerStreamMethod, (call: Call) => JsonMessage[]> = {
  BatchGetDocuments: batchGet,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
};

async function writeOne(
  { engine, database, identity }: Call,
  write: WireWrite & { readonly update: { readonly name: string } },
): Promise<JsonMessage> {
  await engine.commit(database, identity, [write]);
  const stored = engine.table(database).get(documentPath(write.update.name));
  if (!stored) throw new FirestoreError('ABORTED', 'The document was removed at the same time.');
  return toWireDocument(databaseText(database), stored);
}

/** The engine as the procedures of gRPC see it: parent and database are in the request. */
export function createEngineRpc(services: StreamServices, transactions: Transactions, streamLimits: StreamLimits): FirestoreRpc {
  const { engine, verifyToken } = services;

  const databaseOf = (request: JsonMessage, context: RpcContext): DatabaseName => {
    const document = request['document'] as { name?: string } | undefined;
    const named = request['database'] ?? request['parent'] ?? request['name'] ?? document?.name ?? context.database;
    return parseDatabase(String(named ?? ''));
  };

  const callOf = async (request: JsonMessage, context: RpcContext): Promise<Call> => ({
    engine,
    transactions,
    database: databaseOf(request, context),
    identity: await verifyToken(context.authorization),
    body: request,
    name: String(request['parent'] ?? request['name'] ?? ''),
  });

  return {
    async unary(method, request, context) {
      return unary[method](await callOf(request, context));
    },
    async list(method, request, context) {
      return list[method](await callOf(request, context));
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
        leave = streamLimits.enter(identity, context.address);
        if (leave === null) throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many streams are open.');
        // A broken connection can't be asked how much it has received, so nothing is kept on disk for it.
        return openStream(
          services,
          {
            kind,
            database,
            identity,
            client: { address: context.address ?? '', agent: context.agent ?? '' },
            delivery: { session: null, patience: SILENCE, connection: context.connection },
          },
          sink,
        );
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
          // After the earlier messages: the client's last message confirms the answers that it has received.
          order = order.then(() => {
            stream?.close();
            leave?.();
          });
        },
      };
    },
  };
}
