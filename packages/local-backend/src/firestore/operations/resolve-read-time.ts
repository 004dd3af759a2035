import { FirestoreError } from '../model/firestore-error';
import { parseMicros } from '../model/value';
import type { Call } from './call';

/**
 * What was then is told to operators only: rules judge documents as they are, and who may see one now was not asked then.
 * @param given null reads as of now
 */
export function resolveReadTime({ engine, identity }: Call, given: string | undefined): bigint | null {
  if (identity?.owner === true) return given === undefined ? engine.clock.latest : parseMicros(given);
  if (given !== undefined) throw new FirestoreError('UNIMPLEMENTED', 'Reads at an earlier time are not implemented by this backend.');
  return null;
}
