import { standingNotes, tournamentStandings, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { useMemo } from 'react';

/** The tables of all groups, each with what has to be said about it. */
export const useGroupTables = (tournament: Tournament, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>) =>
  useMemo(
    () =>
      tournamentStandings(tournament, teams, matches).map((table) => ({
        ...table,
        notes: standingNotes(tournament.groups[table.groupId] ?? [], matches.values(), tournament),
      })),
    [tournament, teams, matches],
  );
