import type { Place, Team, Tournament } from '@courtside/domain';
import { getCountedPlaces } from '@courtside/domain/registration';
import { query, useWatch, watchWithdrawn } from '@courtside/firebase';
import { useMemo } from 'react';
import { useTeams } from './use-teams';

const none: readonly Place[] = [];

export interface OtherTeams {
  /** Empty where teams are not shown to this user. */
  readonly teams: readonly Pick<Team, 'name'>[];
  /** Name of the team that a player is in already, by the player's id. */
  readonly teamOf: ReadonlyMap<string, string>;
}

/** The registered teams, as far as this user may read them. @param own is left out */
export function useOtherTeams(tournament: Tournament, isReadable: boolean, own?: string): OtherTeams {
  const all = useTeams(tournament, isReadable);
  const asksWithdrawn = isReadable && getCountedPlaces(tournament) !== 'none';
  const { value: withdrawn = none } = useWatch(asksWithdrawn ? query(watchWithdrawn, tournament.id) : null);
  return useMemo(() => {
    const gone = new Set<string>(withdrawn.map(({ id }) => id));
    const teams = all.filter(({ id }) => id !== own && !gone.has(id));
    return {
      teams,
      teamOf: new Map(teams.flatMap(({ name, profileIds }) => profileIds.filter(Boolean).map((id) => [id, name] as const))),
    };
  }, [all, own, withdrawn]);
}
