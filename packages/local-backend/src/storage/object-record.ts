/** An object of Storage as it is kept in the store. Times are milliseconds since 1970. */
export interface ObjectRecord {
  bucket: string;
  name: string;
  /** The file that holds the bytes. */
  blobId: string;
  size: number;
  md5Hash: string;
  crc32c: string;
  /** Changes with the content; microseconds, so that it grows. */
  generation: number;
  /** Changes with the metadata. */
  metageneration: number;
  timeCreated: number;
  updated: number;
  contentType: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  downloadTokens: string[];
  metadata?: Record<string, string>;
  /** The account whose quota it counts to: its id, or null for people without one; absent for operators and in older records. */
  consumer?: string | null;
}

/** The metadata that a client may write. */
export interface WritableMetadata {
  contentType?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  metadata?: Record<string, string>;
}

/** The object as the JSON interface writes it. */
export function describeObject(record: ObjectRecord): Record<string, unknown> {
  const { blobId: _blobId, consumer: _consumer, size, generation, metageneration, timeCreated, updated, downloadTokens, ...rest } = record;
  return {
    ...rest,
    size: String(size),
    generation: String(generation),
    metageneration: String(metageneration),
    timeCreated: new Date(timeCreated).toISOString(),
    updated: new Date(updated).toISOString(),
    storageClass: 'STANDARD',
    etag: getEtag(record),
    downloadTokens: downloadTokens.join(','),
  };
}

export function getEtag({ generation, metageneration }: ObjectRecord): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64url');
}
