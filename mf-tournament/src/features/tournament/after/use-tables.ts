import { tournamentStandings, type GroupTable } from '@courtside/domain';
import { useMemo } from 'react';
import type { Visit } from '../visit';

const none: readonly GroupTable[] = [];

/** The tables of the groups, as far as visitors are shown them. */
export function useTables({ tournament, teams, matches, shows }: Visit): readonly GroupTable[] {
  const areShown = shows('standings');
  return useMemo(() => (areShown ? tournamentStandings(tournament, teams, matches) : none), [areShown, tournament, teams, matches]);
}
