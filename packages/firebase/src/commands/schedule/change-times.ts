import { storedDays, storedVenues, type MatchTimes } from '@courtside/domain';
import type { Transaction, WriteBatch } from 'firebase/firestore';
import type { StageId } from '@courtside/domain/stages';
import { layoutPath } from '../../paths';
import { changeSeen, type SeenChange } from '../base/change-seen';
import { changeIn, inBatch } from '../base/changes';
import type { OpenLive } from '../../session/open-live';
import { storedTimes } from './create-schedule';
import { keepPlan } from '../base/history';
import { mergeStarts } from '../base/merges';
import { signedInUid } from '../base/signed-in-uid';

/**
 * Changes times field by field, and each start separately: changes of another organizer in other fields stay.
 * @param seen the times on the screen; without them all are written
 * @param stage of the bracket
 */
export async function changeTimes(
  tournamentId: string,
  field: 'scheduleTimes' | 'bracketTimes',
  times: MatchTimes,
  seen?: MatchTimes,
  stage?: StageId,
): Promise<void> {
  const path = layoutPath(tournamentId, stage);
  const by = await signedInUid();
  const kept = (writer: WriteBatch | Transaction, live: OpenLive, changeId?: string) =>
    keepPlan(writer, live, tournamentId, {
      ...(changeId === undefined ? {} : { changeId }),
      by,
      from: seen ? { [field]: storedTimes(seen) } : {},
      to: { what: 'times', [field]: storedTimes(times) },
    });
  if (!seen) {
    return inBatch((batch, live) => {
      changeIn(batch, live.sdk, live.sdk.doc(live.db, path), [[[field], storedTimes(times)]]);
      kept(batch, live);
    });
  }
  const changes = (['startTimes', 'gameLength', 'interval', 'numberOfCourts'] as const).map((part): SeenChange => {
    const change = { path: [field, part], value: times[part], seen: seen[part] };
    return part === 'startTimes' ? { ...change, merge: mergeStarts } : change;
  });
  const days: SeenChange = { path: [field, 'days'], value: storedDays(times.days), seen: storedDays(seen.days) };
  const venues: SeenChange = { path: [field, 'venues'], value: storedVenues(times.venues), seen: storedVenues(seen.venues) };
  return changeSeen(tournamentId, [...changes, days, venues], kept, path);
}
