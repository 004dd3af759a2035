import { hasSchedule, tournamentStandings, type GroupTable, type TeamId } from '@courtside/domain';
import { useMemo } from 'react';
import type { Visit } from '../visit';

const none: readonly GroupTable[] = [];

/** The tables of one group stage; the first groups have no name. */
interface NamedTables {
  readonly name?: string | undefined;
  readonly tables: readonly GroupTable[];
}

/** Returns the tables of all groups, as far as visitors are shown them, each without the teams that play other groups after these. */
export function useLastTables(visit: Visit): readonly NamedTables[] {
  const { teams, stages, furtherGroups } = visit;
  const tables = useTables(visit);
  return useMemo(() => {
    if (!stages || !furtherGroups || tables.length === 0) return [{ tables }];
    const read = furtherGroups.readTables(stages, teams);
    const groups = stages.filter(({ kind }) => kind !== 'bracket');
    return groups.map(({ id, name }) => ({
      name,
      tables: (read.get(id)?.tables ?? []).map((table) => ({
        ...table,
        rows: table.rows.filter(({ teamId }) => groups.findLast((stage) => furtherGroups.teamsIn(stage).includes(teamId))?.id === id),
      })),
    }));
  }, [tables, teams, stages, furtherGroups]);
}

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
