import type { JsonObject } from './api';
import { HttpError } from './http-error';
import { isDeeperThan } from './json-depth';

/** Enough for every call of Auth and every piece of metadata. */
export const JSON_LIMIT = 256 * 1024;

/** Far deeper than anything that is asked. */
const DEEPEST = 100;

/**
 * Reads a body of at most `limit` bytes.
 * @throws HttpError 413 when there is more, 400 when the peer breaks off
 */
export async function readBytes(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limit) throw new HttpError(413, `The request's body is larger than ${limit} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The request broke off.');
  }
  return Buffer.concat(chunks, size);
}

/** @throws HttpError 400 unless the bytes are a JSON object or nothing */
export function parseJsonObject(bytes: Buffer): JsonObject {
  if (bytes.length === 0) return {};
  if (isDeeperThan(DEEPEST, bytes)) throw new HttpError(400, 'Invalid JSON payload received: it is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError(400, 'Invalid JSON payload received.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'Invalid JSON payload received: an object is expected.');
  }
  return value as JsonObject;
}
