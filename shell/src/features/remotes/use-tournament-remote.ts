import type { RemoteName } from '@courtside/federation';
import { useSession, useWatch, watchTournament } from '@courtside/firebase';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Who shows a tournament: its organisers get the tools, everyone else the public page, and so does an organiser
 * who looks at it as a visitor (`?view=visitor`). Null while that is not known yet.
 */
export function useTournamentRemote(tournamentId: string): RemoteName | null {
  const session = useSession();
  const [search] = useSearchParams();
  const uid = session.status === 'signedIn' ? session.uid : null;
  const asVisitor = search.get('view') === 'visitor';
  const asksForRole = uid !== null && !asVisitor;
  const watch = useCallback(
    (onValue: Parameters<typeof watchTournament>[1], onError: Parameters<typeof watchTournament>[2]) =>
      asksForRole ? watchTournament(tournamentId, onValue, onError) : () => {},
    [asksForRole, tournamentId],
  );
  const tournament = useWatch(watch, [watch]);

  if (asVisitor) return 'mf-tournament';
  if (session.status === 'loading') return null;
  if (uid === null) return 'mf-tournament';
  if (tournament.status === 'loading') return null;
  const organizerUids: readonly string[] = tournament.value?.organizerUids ?? [];
  return organizerUids.includes(uid) ? 'mf-organizer' : 'mf-tournament';
}
