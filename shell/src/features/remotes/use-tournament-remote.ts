import type { RemoteName } from '@courtside/federation';
import { useSession, useTournament } from '@courtside/firebase';
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
  const loaded = useTournament(uid === null || asVisitor ? null : tournamentId);

  if (asVisitor) return 'mf-tournament';
  if (session.status === 'loading') return null;
  if (uid === null) return 'mf-tournament';
  if (loaded.state === 'loading') return null;
  return loaded.state === 'ready' && loaded.isOrganizer ? 'mf-organizer' : 'mf-tournament';
}
