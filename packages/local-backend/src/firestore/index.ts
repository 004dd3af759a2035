import type { Ruleset } from '@courtside/rules-language';
import { getHeapStatistics } from 'node:v8';
import type { VerifyToken } from '../auth/identity';
import type { Rank } from '../auth/rank';
import type { TokenWatch } from '../auth/token-watch';
import type { ReadClient } from '../http/client';
import type { Denial } from '../rules/denial';
import type { FirestorePort } from './firestore-port';
import { defaultDocumentLimits, documentBounds, type DocumentLimits } from '../quota/space-limits';
import { DocumentQuota } from '../quota/document-quota';
import { warnOfRefusals } from '../quota/warn-of-refusals';
import type { Store } from '../store';
import { browseDocuments } from './document-browser';
import { Engine } from './engine/engine';
import { Transactions } from './engine/transactions';
import { createEngineRpc } from './grpc/engine-rpc';
import { createGrpcServer, type GrpcServer } from './grpc/grpc-server';
import { databaseText } from './model/names';
import { prepareQuery } from './model/query';
import { createExpiry } from './expiry';
import { readIndexes } from './indexes/index-file';
import { handleRest } from './rest/handle-rest';
import type { StreamServices } from './wire/open-stream';
import { StreamLimits } from './wire/stream-limits';
import { Budget } from './wire/budget';
import { Resends } from './wire/resends';
import { StreamList } from './wire/stream-list';
import { WebChannel } from './wire/web-channel';

export { countDocuments } from './engine/document-tables';

export interface FirestoreOptions {
  readonly store: Store;
  /** The rules in force; asked for each decision, since their file may change. */
  readonly rules: () => Ruleset;
  /** Path of `firestore.indexes.json`: queries that need an index which it lacks are refused. Nothing is refused when absent. */
  readonly indexes?: string | undefined;
  readonly verifyToken: VerifyToken;
  /** Notifies when the token that opened a stream is no longer valid. */
  readonly tokenWatch?: TokenWatch | undefined;
  /** Finds the client of a request, also behind a proxy. */
  readonly readClient: ReadClient;
  /** The rank of an account, which decides how much it may store. */
  readonly rankOf: (uid: string) => Rank;
  /** The limits on documents of accounts that differ from the defaults. */
  readonly documentLimits?: Partial<DocumentLimits> | undefined;
  /** The most bytes that the store may have on its disk. If that is unknown, it may grow without a limit. */
  readonly disk?: number | undefined;
  /** False in tests, which let accounts store as much as the server has room for. */
  readonly bindsAccounts: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the rules have refused a request. */
  readonly onDenied?: (denial: Denial) => void;
  readonly log: { debug?(message: () => string): void; warn(message: string): void; error(message: string, error?: unknown): void };
}

/** When the server stops, clients have this long to confirm their answers (ms). */
const SIGNS = 300;
/** Bytes that are kept of all requests while they are read, and the maximum share of the heap. */
const READING = 256 * 1024 * 1024;
const READING_SHARE = 1 / 8;
/** The share of the heap for documents; requests, results and listeners need the rest. */
const DOCUMENTS_SHARE = 0.3;
/** The amount that waits for all readers together; beyond it, each of them may wait for less (characters, or bytes). */
const WAITING = 64 * 1024 * 1024;

/** Firestore on one machine: REST, WebChannel and gRPC over the documents of a store. */
export function createFirestore({
  store,
  rules,
  indexes,
  verifyToken,
  tokenWatch,
  readClient,
  rankOf,
  documentLimits,
  disk,
  bindsAccounts,
  now,
  onDenied,
  log,
}: FirestoreOptions): FirestorePort {
  const catalogue = indexes === undefined ? null : readIndexes(indexes);
  const heap = getHeapStatistics().heap_size_limit;
  const quota = new DocumentQuota({
    bounds: documentBounds({ ...defaultDocumentLimits, ...documentLimits }, disk),
    bindsAccounts,
    rankOf,
    onRefused: warnOfRefusals(now, log),
  });
  const engine = new Engine({
    store,
    quota,
    memory: heap * DOCUMENTS_SHARE,
    rules,
    now,
    log,
    indexes: catalogue,
    ...(onDenied ? { onDenied } : {}),
  });
  const resends = new Resends(store, now);
  const streamList = new StreamList();
  const services: StreamServices = { engine, resends, streamList, verifyToken, tokenWatch, now };
  const transactions = new Transactions(engine);
  const streamLimits = new StreamLimits();
  const reading = new Budget(Math.min(READING, heap * READING_SHARE));
  const waiting = new Budget(WAITING);
  const channel = new WebChannel(services, streamLimits, reading, waiting, readClient);
  // Created when it is first needed: browsers never use it, and reading its description takes time.
  let grpc: GrpcServer | null = null;
  return {
    handleHttp: async (request, response, url) =>
      (await channel.handle(request, response, url)) ||
      handleRest({ engine, transactions, verifyToken, reading, log }, request, response, url),
    injectGrpcConnection: (socket) => {
      grpc ??= createGrpcServer({ rpc: createEngineRpc(services, transactions, streamLimits), log, readClient, reading, waiting });
      grpc.injectConnection(socket);
    },
    rulesHost: (projectId) => engine.gate.host({ projectId, databaseId: '(default)' }, new Set()),
    documentsOf: (projectId, collection) =>
      engine.each({ projectId, databaseId: '(default)' }, prepareQuery('', { from: [{ collectionId: collection }] })),
    documentAt: (projectId, path) => engine.table({ projectId, databaseId: '(default)' }).get(path) ?? null,
    onWritten: (projectId, listener) =>
      engine.onCommit(({ database, changes }) => {
        if (database !== databaseText({ projectId, databaseId: '(default)' })) return;
        for (const { after } of changes) if (after) listener(after);
      }),
    write: async (projectId, write) => {
      await engine.commit({ projectId, databaseId: '(default)' }, { uid: 'owner', token: {}, owner: true }, [write]);
    },
    expire: (projectId) =>
      createExpiry({ engine, database: { projectId, databaseId: '(default)' }, policies: catalogue?.timesToLive ?? [], now, log }),
    clear: (projectId, databaseId) => engine.clear({ projectId, databaseId }),
    rulesChanged: () => engine.rulesChanged(),
    browser: (projectId) => browseDocuments(engine, { projectId, databaseId: '(default)' }),
    streams: (count) => streamList.newest(count),
    counts: () => ({ streams: streamLimits.size, targets: engine.live.size }),
    close: async () => {
      await resends.settle(SIGNS);
      await channel.close();
      await grpc?.close();
    },
  };
}
