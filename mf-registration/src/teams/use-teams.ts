import { mayHaveEntries, withEntries, type Team, type Tournament } from '@courtside/domain';
import { query, useWatch, watchEntries, watchTeams } from '@courtside/firebase';
import { useMemo } from 'react';

const none: readonly Team[] = [];

/** The teams that have registered, where this user may know them; empty until then. */
export function useTeams(tournament: Tournament, isReadable: boolean): readonly Team[] {
  const { value: gathered = none } = useWatch(isReadable ? query(watchTeams, tournament.id) : null);
  const { value: entries = none } = useWatch(isReadable && mayHaveEntries(tournament) ? query(watchEntries, tournament.id) : null);
  return useMemo(() => withEntries(gathered, entries), [gathered, entries]);
}
