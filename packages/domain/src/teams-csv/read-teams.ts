import { getBareAddress, type ColumnMeaning } from './column-meanings';
import type { TeamTable } from './read-table';

/** A row that can be imported. */
export interface ReadTeamRow {
  /** The first line of the row in the text, counted from 1. */
  readonly line: number;
  readonly id?: string;
  readonly name: string;
  readonly email: string;
  /** An empty text is a blank slot; blank slots at the end are left out. */
  readonly players: readonly string[];
}

/** The reason why lines are not imported. */
export type TeamsCsvCode =
  | 'noNameColumn'
  | 'aboveHeadings'
  | 'noName'
  | 'nameTooLong'
  | 'badEmail'
  | 'playerTooLong'
  | 'tooManyPlayers'
  | 'repeatedId'
  | 'brokenQuotes'
  | 'tooManyTeams';

/** Lines that are not imported, from the first to the last. */
export interface TeamsCsvError {
  readonly line: number;
  readonly lastLine: number;
  readonly code: TeamsCsvCode;
}

/** A column with text that is not imported. */
export interface UnusedColumn {
  /** Its index, from 0. */
  readonly place: number;
  /** Its heading; empty if it has none. */
  readonly heading: string;
}

/** The teams of a table, and all of its content that is not imported. */
export interface ReadTeams {
  readonly rows: readonly ReadTeamRow[];
  readonly errors: readonly TeamsCsvError[];
  readonly unused: readonly UnusedColumn[];
}

/** The maximum number of characters of a name and of an address, of players of a team, and of teams of one file. */
export const teamsCsvLimits = { name: 100, email: 254, players: 12, teams: 200 } as const;

/** Counts characters like the form and the security rules do: an emoji of two code units is one. */
const isTooLongName = (name: string): boolean => [...name].length > teamsCsvLimits.name;

const email = /^[^\s@]+@[^\s@]+$/;

/**
 * Returns the teams of a table, and lists every column and line that is not imported. Only players may use several columns; for any other
 * meaning the first column is used.
 * @param meanings the meaning of each column
 * @param hasHeading whether the first record, or the one below a title, has the headings
 */
export function readTeams(
  table: TeamTable,
  meanings: readonly ColumnMeaning[] = table.meanings,
  hasHeading: boolean = table.hasHeading,
): ReadTeams {
  const [id, name, address] = [meanings.indexOf('id'), meanings.indexOf('name'), meanings.indexOf('email')] as const;
  const players = meanings.flatMap((meaning, place) => (meaning === 'player' ? [place] : []));
  const above = hasHeading ? table.above : 0;
  const heading = hasHeading ? (table.records[above]?.cells ?? []) : [];
  const records = table.records.slice(hasHeading ? above + 1 : 0);
  const used = new Set([id, name, address, ...players]);
  const unused = Array.from({ length: table.columns }, (_, place) => ({ place, heading: heading[place] ?? '' })).filter(
    ({ place }) => !used.has(place) && records.some(({ cells }) => cells[place]),
  );
  const errors: TeamsCsvError[] = table.records.flatMap(({ line, lastLine, isBroken }, place): TeamsCsvError[] => {
    if (isBroken) return [{ line, lastLine, code: 'brokenQuotes' }];
    return place < above ? [{ line, lastLine, code: 'aboveHeadings' }] : [];
  });
  const whole = records.filter(({ isBroken }) => !isBroken);
  if (name < 0) {
    const [first, last] = [whole[0], whole.at(-1)];
    if (first && last) errors.push({ line: first.line, lastLine: last.lastLine, code: 'noNameColumn' });
    return { rows: [], errors: inOrder(errors), unused };
  }
  const rows: ReadTeamRow[] = [];
  const seen = new Set<string>();
  for (const { line, lastLine, cells } of whole) {
    const at = (place: number) => cells[place] ?? '';
    const row = { line, name: at(name), email: getBareAddress(at(address)), players: withoutBlankEnd(players.map(at)) };
    const code = findProblem(row, at(id), seen, rows.length);
    if (code) errors.push({ line, lastLine, code });
    else {
      seen.add(at(id));
      rows.push(at(id) === '' ? row : { ...row, id: at(id) });
    }
  }
  return { rows, errors: inOrder(errors), unused };
}

const inOrder = (errors: readonly TeamsCsvError[]) => [...errors].sort((a, b) => a.line - b.line);

function findProblem(row: ReadTeamRow, id: string, seen: ReadonlySet<string>, count: number): TeamsCsvCode | null {
  if (row.name === '') return 'noName';
  if (isTooLongName(row.name)) return 'nameTooLong';
  if (row.email !== '' && !(email.test(row.email) && [...row.email].length <= teamsCsvLimits.email)) return 'badEmail';
  if (row.players.some(isTooLongName)) return 'playerTooLong';
  if (row.players.length > teamsCsvLimits.players) return 'tooManyPlayers';
  if (id !== '' && seen.has(id)) return 'repeatedId';
  return count >= teamsCsvLimits.teams ? 'tooManyTeams' : null;
}

const withoutBlankEnd = (players: readonly string[]) => players.slice(0, players.findLastIndex((player) => player !== '') + 1);
