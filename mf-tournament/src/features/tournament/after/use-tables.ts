import { hasSchedule, tournamentStandings, type GroupTable, type TeamId } from '@courtside/domain';
import { useMemo } from 'react';
import type { Visit } from '../visit';

const none: readonly GroupTable[] = [];

/**
 * Returns the tables of the groups, as far as visitors are shown them: of the last ones that are drawn.
 * @param team returns those of the last groups that this team plays
 */
export function useTables({ tournament, teams, matches, shows, stages, furtherGroups }: Visit, team?: TeamId): readonly GroupTable[] {
  const areShown = shows('standings');
  return useMemo(() => {
    if (!areShown) return none;
    if (!stages || !furtherGroups) return tournamentStandings(tournament, teams, matches);
    const last = stages.findLast(
      (stage) =>
        stage.kind !== 'bracket' &&
        (team === undefined ? hasSchedule(stage) : Object.values(stage.groups).some((ids) => ids.includes(team))),
    );
    return furtherGroups.readTables(stages, teams).get(last?.id ?? 'groups')?.tables ?? none;
  }, [areShown, tournament, teams, matches, stages, furtherGroups, team]);
}
