import { readOnce } from '../../repositories/read-once';
import type { RawDocument } from '../../sdk/source';
import { createGroupQuery, where } from '../../sdk/source';

/** Reads every registration of a user, in all tournaments. */
export function readMyRegistrations(uid: string): Promise<RawDocument[]> {
  return readOnce(createGroupQuery('registrations', where('uid', '==', uid)));
}
