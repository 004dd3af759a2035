import type { Team } from '@courtside/domain';
import { query, useWatch, watchTeams } from '@courtside/firebase';
import { useMemo } from 'react';

export interface OtherTeams {
  /** Empty where teams are not shown to this reader. */
  readonly teams: readonly Pick<Team, 'name'>[];
  /** Name of the team that a player is in already, by the player's id. */
  readonly teamOf: ReadonlyMap<string, string>;
}

const none: readonly Team[] = [];

/** The teams that have registered already, as far as this reader may know them. */
export function useOtherTeams(tournamentId: string, isReadable: boolean): OtherTeams {
  const { value: teams = none } = useWatch(isReadable ? query(watchTeams, tournamentId) : null);
  return useMemo(
    () => ({
      teams,
      teamOf: new Map(teams.flatMap(({ name, profileIds }) => profileIds.filter(Boolean).map((id) => [id, name] as const))),
    }),
    [teams],
  );
}
