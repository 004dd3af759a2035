import {
  credentials,
  loadPackageDefinition,
  Metadata,
  type Client,
  type ServiceClientConstructor,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { createRequire } from 'node:module';

type Message = Record<string, unknown>;

export const database = 'projects/demo-courtside/databases/(default)';
export const toDocumentName = (id: string): string => `${database}/documents/games/${id}`;

interface FirestoreClient extends Client {
  commit(request: Message, metadata: Metadata, done: (error: Error | null) => void): void;
  batchGetDocuments(request: Message, metadata: Metadata): NodeJS.ReadableStream;
}

/** The calls that the benchmark makes over gRPC, the same for every server. */
export interface GrpcFirestore {
  commit(id: string, score: number): Promise<void>;
  get(id: string): Promise<void>;
  close(): void;
}

function readDefinition(): ReturnType<typeof fromJSON> {
  const description = createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json') as Parameters<typeof fromJSON>[0];
  return fromJSON(description, { longs: String, enums: String, defaults: false, oneofs: true });
}

/** Returns the message that starts to listen to a collection, in gRPC's frame: a byte for “not compressed”, the length, the message. */
export function openTarget(collectionId: string): Uint8Array {
  const { Listen } = readDefinition()['google.firestore.v1.Firestore'] as ServiceDefinition;
  const query = { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }] } };
  const message = Listen!.requestSerialize({ database, addTarget: { targetId: 2, query } });
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/**
 * Creates a client with its own connection. A server on Node closes a connection after about 1000 calls of this library, because the library resets each call's
 * stream.
 */
export function connectGrpc(port: number): GrpcFirestore {
  const definition = readDefinition();
  const loaded = loadPackageDefinition(definition) as unknown as { google: { firestore: { v1: { Firestore: ServiceClientConstructor } } } };
  const client = new loaded.google.firestore.v1.Firestore(`127.0.0.1:${port}`, credentials.createInsecure(), {
    'grpc.use_local_subchannel_pool': 1,
  }) as unknown as FirestoreClient;
  const metadata = new Metadata();
  metadata.set('google-cloud-resource-prefix', database);
  metadata.set('authorization', 'Bearer owner');
  return {
    commit: (id, score) =>
      new Promise((resolve, reject) => {
        const update = {
          name: toDocumentName(id),
          fields: { score: { integerValue: score }, home: { stringValue: 'Bern' }, away: { stringValue: 'Lyon' } },
        };
        client.commit({ database, writes: [{ update }] }, metadata, (error) => (error ? reject(error) : resolve()));
      }),
    get: (id) =>
      new Promise((resolve, reject) => {
        const stream = client.batchGetDocuments({ database, documents: [toDocumentName(id)] }, metadata);
        stream
          .on('data', () => undefined)
          .on('end', resolve)
          .on('error', reject);
      }),
    close: () => client.close(),
  };
}
