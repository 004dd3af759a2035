import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { Announcements, useNearEvent } from '@courtside/tournament-ui';

/**
 * The organizers' announcements, for players who register on the day too. Reads, from the day before the event to the day after: one, and one
 * per change.
 */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const isNear = useNearEvent(tournament);
  const day = useWatch(isNear ? query(watchDay, tournament.id) : null);
  return (
    <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={tournament.timeZone ?? undefined} isApart />
  );
}
