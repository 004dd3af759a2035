import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { Announcements } from '@courtside/tournament-ui';

/** A tournament's announcements, as visitors see them. */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const day = useWatch(query(watchDay, tournament.id));
  return <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={tournament.timeZone ?? undefined} />;
}
