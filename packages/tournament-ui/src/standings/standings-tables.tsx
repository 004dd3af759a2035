import { isHayes, type TeamId, type Tournament } from '@courtside/domain';
import { cutAfter } from './cut-after';
import { StandingsTable } from './standings-table';
import type { useGroupTables } from './use-group-tables';

export interface StandingsTablesProps {
  readonly tournament: Pick<Tournament, 'bracketType'>;
  readonly tables: ReturnType<typeof useGroupTables>;
  /** The teams that advance to the bracket, as far as the user may know. */
  readonly through: ReadonlySet<TeamId>;
  /** Shows below each row the reason why it is ahead of the next. */
  readonly explained: boolean;
}

/** The tables of all groups, each with its cut; the page arranges them. */
export const StandingsTables = ({ tournament, tables, through, explained }: StandingsTablesProps) =>
  tables.map(({ groupId, rows, notes }) => (
    <StandingsTable
      key={groupId}
      groupId={groupId}
      rows={rows}
      explained={explained}
      cutAfter={cutAfter(rows, through)}
      isMainCut={isHayes(tournament.bracketType)}
      named={tables.length > 1}
      notes={notes}
    />
  ));
