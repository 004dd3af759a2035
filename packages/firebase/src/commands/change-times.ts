import type { MatchTimes } from '@courtside/domain';
import { newDocumentId } from '../ids';
import { tournamentPath } from '../paths';
import { changeFields, changeSeen, type SeenChange } from './changes';
import { storedTimes } from './create-schedule';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

/**
 * Changes times field by field, a start for itself: what a colleague set meanwhile beside it stays.
 * @param seen the times that were on the screen when the change was made; without them all are written
 */
export async function changeTimes(
  tournamentId: string,
  field: 'scheduleTimes' | 'bracketTimes',
  times: MatchTimes,
  seen?: MatchTimes,
): Promise<void> {
  if (!seen) return changeFields(tournamentPath(tournamentId), [[[field], storedTimes(times)]]);
  const changes = (['startTimes', 'gameLength', 'interval', 'numberOfCourts'] as const).map((part): SeenChange => {
    const change = { path: [field, part], value: times[part], seen: seen[part] };
    return part === 'startTimes' ? { ...change, merge: mergeStarts } : change;
  });
  const by = await signedInUid();
  return changeSeen(tournamentPath(tournamentId), changes, (writer, live) =>
    keep(writer, live, tournamentId, newDocumentId(), { game: '', kind: 'plan', by, from: { [field]: seen }, to: { [field]: times } }),
  );
}

/** Starts of the days, each changed by at most one of two people; undefined where both changed the same. */
function mergeStarts(stored: unknown, seen: unknown, wanted: unknown): unknown {
  if (!Array.isArray(stored) || !Array.isArray(seen) || !Array.isArray(wanted)) return undefined;
  const starts = Array.from({ length: Math.max(stored.length, wanted.length) }, (_, day): unknown =>
    wanted[day] === undefined || wanted[day] === seen[day] ? (stored[day] ?? wanted[day]) : wanted[day],
  );
  const isClash = starts.some((start, day) => start !== stored[day] && stored[day] !== undefined && stored[day] !== seen[day]);
  return isClash ? undefined : starts;
}
