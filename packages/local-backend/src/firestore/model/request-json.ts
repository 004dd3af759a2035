import { FirestoreError } from './firestore-error';

/** The deepest request that makes sense, a filter in a hundred others, is far from this. */
const DEEPEST = 500;
const [quote, backslash, openBracket, openBrace, closeBracket, closeBrace] = [...'"\\[{]}'].map((character) => character.charCodeAt(0));

/** Reads a request's body; nothing stands for an empty object. @throws FirestoreError INVALID_ARGUMENT */
export function parseRequest(bytes: Buffer): Record<string, unknown> {
  if (bytes.length === 0) return {};
  if (depthOf(bytes) > DEEPEST) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received: it is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FirestoreError('INVALID_ARGUMENT', 'Invalid JSON payload received: an object is expected.');
  return value as Record<string, unknown>;
}

/** How deep brackets are nested. Found before the text is parsed, which for brackets in brackets costs fifty times as much. */
function depthOf(bytes: Buffer): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (deepest > DEEPEST) return deepest;
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  }
  return deepest;
}
