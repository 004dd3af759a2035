import { readOnce } from '../repositories/read-once';
import type { RawDocument } from '../sdk/source';
import { createGroupQuery, where } from '../sdk/source';

/** Every registration a person made, in whichever tournament. */
export function readMyRegistrations(uid: string): Promise<RawDocument[]> {
  return readOnce(createGroupQuery('registrations', where('uid', '==', uid)));
}
