import type { RemoteName } from '@courtside/federation';
import { useSession, useTournament } from '@courtside/firebase';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the remote that shows a tournament: its organizers get the tools, all others the public page. An organizer who looks at it as a
 * visitor (`?view=visitor`) also gets the public page. Null until the role is known.
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
