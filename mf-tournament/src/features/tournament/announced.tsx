import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { addDays, Announcements, useClock, wallClock } from '@courtside/tournament-ui';
import { useServerClock } from '@courtside/ui';

/**
 * What the organisers announce, and the right time for it and for the clocks of games. It is for the event: its page reads
 * nothing more before and after. Reads, from the day before it to the day after: one, and one per change.
 */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const zone = tournament.timeZone ?? undefined;
  const { date } = wallClock(useClock(60_000), zone);
  const isNear = date >= addDays(tournament.startDate, -1) && date <= addDays(tournament.endDate, 1);
  useServerClock(isNear);
  const day = useWatch(isNear ? query(watchDay, tournament.id) : null);
  return <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={zone} />;
}
