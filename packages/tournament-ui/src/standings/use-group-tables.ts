import {
  standingNotes,
  tournamentStandings,
  type GroupsFields,
  type Match,
  type MatchId,
  type StandingRules,
  type Team,
} from '@courtside/domain';
import { useMemo } from 'react';

type Source = Pick<GroupsFields, 'groups' | 'schedule' | 'scheduleType' | 'byes'> & StandingRules;

/** Returns the tables of all groups of a stage, each with its notes. */
export const useGroupTables = (stage: Source, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>) =>
  useMemo(
    () =>
      tournamentStandings(stage, teams, matches).map((table) => ({
        ...table,
        notes: standingNotes(stage.groups[table.groupId] ?? [], matches.values(), stage),
      })),
    [stage, teams, matches],
  );
