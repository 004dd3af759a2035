import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { Announcements } from '@courtside/tournament-ui';

/** What is announced at a tournament, as everybody sees it. */
export function Announced({ tournament }: { readonly tournament: Tournament }) {
  const day = useWatch(query(watchDay, tournament.id));
  return <Announcements tournamentId={tournament.id} lines={day.value?.announcements} timeZone={tournament.timeZone ?? undefined} />;
}
