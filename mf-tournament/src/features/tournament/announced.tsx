import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { Announcements, useNearEvent } from '@courtside/tournament-ui';
import { useServerClock } from '@courtside/ui';

/**
 * The organizers' announcements, and the correct server time for them and for the clocks of games. Only around the event: before and after,
 * its pages read nothing more. Reads, from the day before it to the day after: one, and one per change.
 */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const isNear = useNearEvent(tournament);
  useServerClock(isNear);
  const day = useWatch(isNear ? query(watchDay, tournament.id) : null);
  return (
    <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={tournament.timeZone ?? undefined} isApart />
  );
}
