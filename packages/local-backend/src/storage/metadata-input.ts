import type { JsonObject } from '../http/api';
import type { WritableMetadata } from './object-record';
import { storageError } from './storage-error';

const texts = ['contentType', 'contentDisposition', 'contentEncoding', 'contentLanguage', 'cacheControl'] as const;
/** Keys and values together (bytes), as in Cloud Storage. */
const CUSTOM_LIMIT = 8 * 1024;
const TEXT_LIMIT = 1024;

export interface MetadataChange {
  /** Null removes a field. */
  fields: Partial<Record<(typeof texts)[number], string | null>>;
  /** Null removes all; a null entry removes one. */
  custom: Record<string, string | null> | null | undefined;
}

/**
 * Reads metadata that a client sent, and only the fields that are its to write.
 * @throws HttpError 400
 */
export function readMetadata(body: JsonObject): MetadataChange {
  const fields: MetadataChange['fields'] = {};
  for (const field of texts) {
    const value = body[field];
    if (value === undefined) continue;
    if (value !== null && (typeof value !== 'string' || value.length > TEXT_LIMIT || !isHeaderText(value)))
      throw storageError(400, `Invalid value of ${field}.`);
    fields[field] = value === '' ? null : value;
  }
  return { fields, custom: customOf(body['metadata']) };
}

/** Metadata after a change; `contentType` always has a value. */
export function applyMetadata(before: WritableMetadata, { fields, custom }: MetadataChange): WritableMetadata & { contentType: string } {
  const after: WritableMetadata = {};
  for (const field of texts) {
    const value = fields[field] === undefined ? before[field] : fields[field];
    if (value !== null && value !== undefined) after[field] = value;
  }
  const merged: Record<string, string> = custom === null ? {} : { ...before.metadata };
  for (const [key, value] of Object.entries(custom ?? {})) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  const size = Object.entries(merged).reduce((sum, [key, value]) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0);
  if (size > CUSTOM_LIMIT) throw storageError(400, `Custom metadata may hold at most ${CUSTOM_LIMIT} bytes.`);
  if (Object.keys(merged).length > 0) after.metadata = merged;
  return { ...after, contentType: after.contentType ?? 'application/octet-stream' };
}

function customOf(value: unknown): MetadataChange['custom'] {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object' || Array.isArray(value)) throw storageError(400, 'Invalid custom metadata.');
  const custom: [string, string | null][] = Object.entries(value as Record<string, unknown>).map(([key, entry]) => {
    if (entry !== null && typeof entry !== 'string') throw storageError(400, `Invalid custom metadata: ${key} is no text.`);
    return [key, entry];
  });
  return Object.fromEntries(custom);
}

/** Whether a text may be in a header, since these values are served as headers. */
function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
