import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { addDays, Announcements, useClock, wallClock } from '@courtside/tournament-ui';
import { useServerClock } from '@courtside/ui';

/**
 * What the organisers announce, and the right time for it and for the clocks of games. Nobody announces anything after the event: its page then reads nothing
 * more. Reads: one, and one per change.
 */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const zone = tournament.timeZone ?? undefined;
  const { date } = wallClock(useClock(60_000), zone);
  const isOver = date > addDays(tournament.endDate, 1);
  useServerClock(!isOver && date >= addDays(tournament.startDate, -1));
  const day = useWatch(isOver ? null : query(watchDay, tournament.id));
  return <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={zone} />;
}
