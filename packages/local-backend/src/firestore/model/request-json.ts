import { isDeeperThan } from '../../http/json-depth';
import { FirestoreError } from './firestore-error';

/** The deepest nesting of a request, far more than any sensible one has: a filter inside a hundred others. */
const DEEPEST = 500;

/** Reads a request's body; an empty body is an empty object. @throws FirestoreError INVALID_ARGUMENT */
export function parseRequest(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {};
  if (isDeeperThan(DEEPEST, bytes)) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received: it is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received: an object is expected.');
  return value as Record<string, unknown>;
}
