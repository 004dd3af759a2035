import { isMixer, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { query, useSession, useWatch, watchMyRegistration } from '@courtside/firebase';

/** The registration of this account in a tournament. */
export interface OwnRegistration {
  /** It is not known yet; if the request fails, the user counts as not registered. */
  readonly loading: boolean;
  readonly registered: boolean;
  /** This account registered a team. */
  readonly isCaptain: boolean;
  /** The team that this account registered or plays in, if known; the page may not show such a team. */
  readonly teamId: TeamId | null;
}

/**
 * Returns whether the user takes part: as a captain who registered a team, as a player that a captain named, or as a player of a mixer.
 * Reads: two for a signed-in user in a tournament of teams, none for others.
 */
export function useOwnRegistration(tournament: Tournament, teams: readonly Team[]): OwnRegistration {
  const { uid } = useSession();
  const { id } = tournament;
  const asks = uid !== null && !isMixer(tournament);
  const { status, value } = useWatch(asks ? query(watchMyRegistration, id, uid) : null);
  if (uid === null) return { loading: false, registered: false, isCaptain: false, teamId: null };
  const plays = teams.find(({ profileIds }) => profileIds.some((player) => player === uid))?.id ?? null;
  return {
    loading: asks && status === 'loading',
    registered:
      (asks && Boolean(value)) || plays !== null || (isMixer(tournament) && tournament.playerIds.some((player) => player === uid)),
    isCaptain: asks && Boolean(value),
    teamId: asks && value ? (value as TeamId) : plays,
  };
}
