import { isMixer, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { query, useSession, useWatch, watchMyRegistration } from '@courtside/firebase';

/** What this account has to do with a tournament. */
export interface OwnRegistration {
  /** It can't be told yet; where the question fails, nobody is registered. */
  readonly loading: boolean;
  readonly registered: boolean;
  /** This account registered a team. */
  readonly isCaptain: boolean;
  /** The team that this account registered or plays in, as far as it is known; the page may have no such team to show. */
  readonly teamId: TeamId | null;
}

/**
 * Whether the reader is in: as the captain who registered a team, as a player that a captain named, or as a player of a mixer.
 * Reads: two for a signed-in reader of a tournament of teams, none for others.
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
