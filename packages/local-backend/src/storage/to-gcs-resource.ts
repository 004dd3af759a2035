import { describeObject, type ObjectRecord } from './object-record';

/** An object as Cloud Storage's own interface writes it. */
export function toGcsResource(record: ObjectRecord): Record<string, unknown> {
  const { downloadTokens, metadata, ...rest } = describeObject(record);
  return {
    kind: 'storage#object',
    id: `${record.bucket}/${record.name}/${record.generation}`,
    ...rest,
    metadata: { ...(metadata as Record<string, string> | undefined), firebaseStorageDownloadTokens: downloadTokens },
  };
}
