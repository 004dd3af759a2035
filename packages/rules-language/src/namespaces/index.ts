import type { BuiltinTable } from '../builtin';
import { hashing } from './hashing';
import { math } from './math';
import { durationFunctions, latLngFunctions, timestampFunctions } from './times';

/** Functions called as `namespace.name(...)`. `firestore` (Storage rules) is handled with the document functions. */
export const NAMESPACES: Readonly<Record<string, BuiltinTable>> = {
  duration: durationFunctions,
  hashing,
  latlng: latLngFunctions,
  math,
  timestamp: timestampFunctions,
};
