import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { getProtoPath } from 'google-proto-files';

/** Messages become objects with texts for what JavaScript's numbers can't hold, and with only the fields that were set. */
const options = { longs: String, enums: String, bytes: String, json: true, defaults: false, oneofs: false } as const;

/** Reads the published description of `google.firestore.v1.Firestore`. Takes some tens of milliseconds, so only where gRPC is spoken. */
export function loadFirestoreService(): ServiceDefinition {
  const loaded = loadSync(getProtoPath('firestore', 'v1', 'firestore.proto'), { ...options, includeDirs: [getProtoPath('..')] });
  return loaded['google.firestore.v1.Firestore'] as ServiceDefinition;
}
