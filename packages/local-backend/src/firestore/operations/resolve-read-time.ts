import { FirestoreError } from '../model/firestore-error';
import { parseMicros } from '../model/value';
import type { Call } from './call';

/**
 * Only operators may read earlier versions: rules judge documents as they are now, and never decided who may read the earlier ones.
 * @param given null reads as of now
 */
export function resolveReadTime({ engine, identity }: Call, given: string | undefined): bigint | null {
  if (identity?.owner === true) return given === undefined ? engine.clock.latest : parseMicros(given);
  if (given !== undefined) throw new FirestoreError('UNIMPLEMENTED', 'Reads at an earlier time are not implemented by this backend.');
  return null;
}
