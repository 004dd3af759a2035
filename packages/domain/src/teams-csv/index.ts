export type { ColumnMeaning } from './column-meanings';
export { readTable, type Separator, type TableRecord, type TeamTable } from './read-table';
export {
  readTeams,
  teamsCsvLimits,
  type ReadTeamRow,
  type ReadTeams,
  type TeamsCsvCode,
  type TeamsCsvError,
  type UnusedColumn,
} from './read-teams';
export { teamsToCsv, type TeamRow } from './teams-to-csv';
