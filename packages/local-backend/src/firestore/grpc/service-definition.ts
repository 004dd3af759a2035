import path from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { getProtoPath } from 'google-proto-files';
import protobuf from 'protobufjs';

/** Messages become objects with texts for what JavaScript's numbers can't hold, and with only the fields that were set. */
const options = { longs: String, enums: String, bytes: String, json: true, defaults: false, oneofs: false } as const;

/**
 * Reads the published description of `google.firestore.v1.Firestore` and adds what the SDK sends beyond it: a write that only verifies.
 * Takes some tens of milliseconds, so it is called where gRPC is spoken at all.
 */
export function loadFirestoreService(): ServiceDefinition {
  const root = new protobuf.Root();
  const folder = getProtoPath('..');
  root.resolvePath = (_origin, target) => (path.isAbsolute(target) ? target : path.join(folder, target));
  root.loadSync(getProtoPath('firestore', 'v1', 'firestore.proto'));
  const write = root.lookupType('google.firestore.v1.Write');
  write.oneofs['operation']?.add(new protobuf.Field('verify', 5, 'string'));
  const loaded = fromJSON(root.toJSON(), options);
  return loaded['google.firestore.v1.Firestore'] as ServiceDefinition;
}
