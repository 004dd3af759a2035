import { isProfileId, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { playerNames } from '@courtside/tournament-ui';
import { useCallback, useMemo } from 'react';
import { useProfiles } from '../../../workspace/use-profiles';

/** A player to whom a goal can be credited. */
export interface NamedPlayer {
  /** Profile id or name, as in the team's list and in a stored goal. */
  readonly player: string;
  readonly name: string;
}

/**
 * Returns the named players of each team, in the order of its list. Profiles are read as soon as the teams are known, so that names are
 * available without a network too. Reads: one per profile, kept in the tab.
 */
export function usePlayers({
  tournament,
  teams,
}: {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
}): (teamId: string) => readonly NamedPlayer[] {
  const wanted = useMemo(() => teams.flatMap(({ profileIds }) => profileIds), [teams]);
  const { profiles } = useProfiles(tournament.id, wanted, true);
  const named = useMemo(
    () =>
      new Map(
        teams.map(({ id, profileIds }): [TeamId, readonly NamedPlayer[]] => [
          id,
          [...new Set(profileIds)].flatMap((player) => playerNames({ profileIds: [player] }, profiles).map((name) => ({ player, name }))),
        ]),
      ),
    [teams, profiles],
  );
  return useCallback((teamId) => named.get(teamId as TeamId) ?? [], [named]);
}

/** Returns the name of a credited player, even if they are no longer in the list. */
export const nameIn = (players: readonly NamedPlayer[], player: string): string =>
  players.find((one) => one.player === player)?.name ?? (isProfileId(player) ? '' : player);
