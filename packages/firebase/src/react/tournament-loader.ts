import { canView, isOrganizer, type Tournament } from '@courtside/domain';
import { query } from '../repositories/query';
import type { OnError, OnValue, Unsubscribe } from '../repositories/watch';
import { actorOf, type Session } from '../session/session';
import { useWatch } from './use-watch';

/** A tournament, as the current user sees it. */
export type LoadedTournament =
  | { readonly state: 'loading' }
  /** It does not exist, or the user may not see it; the two look the same. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly isMalformed: boolean; readonly retry: () => void }
  | { readonly state: 'ready'; readonly tournament: Tournament; readonly uid: string | null; readonly isOrganizer: boolean };

type WatchTournament = (tournamentId: string, onValue: OnValue<Tournament | null>, onError: OnError) => Unsubscribe;

/** Creates a loader for a given source and session; the product uses `useTournament`. */
export function tournamentLoader(
  watch: WatchTournament,
  useReader: () => Session,
): (tournamentId: string | null, passId?: string | null) => LoadedTournament {
  // The rules depend on the user, so another user means another query.
  const watchAs = (tournamentId: string, _by: readonly (string | null)[], onValue: OnValue<Tournament | null>, onError: OnError) =>
    watch(tournamentId, onValue, onError);
  return function useLoaded(tournamentId, passId = null) {
    const reader = useReader();
    const { uid, status: session } = reader;
    const { status, value, error, retry } = useWatch(
      tournamentId === null || session === 'loading' ? null : query(watchAs, tournamentId, [actorOf(reader), passId]),
    );
    const isRefused = error?.code === 'permission-denied' || (status === 'ready' && value === null);
    // A user who lost access must not continue to see loaded data. The rules check a pass at every read.
    if (isRefused || (value && passId === null && !canView(value, uid))) return { state: 'missing' };
    if (value) return { state: 'ready', tournament: value, uid, isOrganizer: isOrganizer(value, uid) };
    return error ? { state: 'failed', isMalformed: error.code === 'malformed', retry } : { state: 'loading' };
  };
}
