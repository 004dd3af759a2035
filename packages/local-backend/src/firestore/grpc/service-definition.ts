import description from '@google-cloud/firestore/build/protos/v1.json';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import protobuf from 'protobufjs';

/** Decodes messages to objects with texts for numbers that JavaScript can't represent, and with only the fields that were set. */
const options = { longs: String, enums: String, bytes: String, json: true, defaults: false, oneofs: false } as const;

/**
 * Reads the published description of `google.firestore.v1.Firestore` and adds the SDK's one extension: a write that only verifies. The description is
 * part of Google's own library; the build includes only this file of it. Takes some tens of milliseconds, so it is called only where gRPC is used at
 * all.
 */
export function loadFirestoreService(): ServiceDefinition {
  const root = protobuf.Root.fromJSON(description as protobuf.INamespace);
  const write = root.lookupType('google.firestore.v1.Write');
  write.oneofs['operation']?.add(new protobuf.Field('verify', 5, 'string'));
  const loaded = fromJSON(root.toJSON(), options);
  return loaded['google.firestore.v1.Firestore'] as ServiceDefinition;
}
