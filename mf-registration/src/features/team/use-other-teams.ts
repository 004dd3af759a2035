import type { Team } from '@courtside/domain';
import { useWatch, watchTeams, type OnError, type OnValue } from '@courtside/firebase';
import { useMemo } from 'react';

/** Name of the team that a player is in already, by the player's id; empty where teams are not shown to this reader. */
export function useOtherTeams(tournamentId: string, isReadable: boolean): ReadonlyMap<string, string> {
  const { value: teams } = useWatch(
    isReadable ? (onValue: OnValue<readonly Team[]>, onError: OnError) => watchTeams(tournamentId, onValue, onError) : null,
    [tournamentId, isReadable],
  );
  return useMemo(() => new Map((teams ?? []).flatMap(({ name, profileIds }) => profileIds.filter(Boolean).map((id) => [id, name] as const))), [teams]);
}
