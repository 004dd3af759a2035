import Papa from 'papaparse';
import { plainCell } from './teams-to-csv';

/** A line that can be taken over. */
export interface ReadTeamRow {
  /** Line of the file, the header is 1. */
  readonly line: number;
  readonly id?: string;
  readonly name: string;
  readonly email: string;
  /** An empty text is a blank slot; blank slots at the end are left out. */
  readonly players: readonly string[];
}

/** What is wrong with a file or a line of it. */
export type TeamsCsvCode =
  | 'noNameColumn'
  | 'noName'
  | 'nameTooLong'
  | 'badEmail'
  | 'playerTooLong'
  | 'tooManyPlayers'
  | 'repeatedId'
  | 'brokenQuotes'
  | 'tooManyTeams';

export interface TeamsCsvError {
  readonly line: number;
  readonly code: TeamsCsvCode;
}

export interface TeamsCsv {
  readonly rows: readonly ReadTeamRow[];
  readonly errors: readonly TeamsCsvError[];
}

/** Most characters of a name, most players of a team, and most teams of one file. */
export const teamsCsvLimits = { name: 100, players: 12, teams: 200 } as const;

const email = /^[^\s@]+@[^\s@]+$/;

/**
 * Reads teams.csv as it was written, or with only some of its columns: `name` is needed. Comma, semicolon and tab are recognised by the header. Lines with
 * an error are reported and left out; empty lines are passed over.
 */
export function readTeamsCsv(text: string): TeamsCsv {
  const content = text.replace(/^\uFEFF/, '');
  const { data, errors: broken } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) });
  const errors: TeamsCsvError[] = broken.flatMap(({ type, row }) =>
    type === 'Quotes' ? [{ line: (row ?? 0) + 1, code: 'brokenQuotes' as const }] : [],
  );
  const brokenLines = new Set(errors.map(({ line }) => line));
  const [header = [], ...lines] = data;
  const names = header.map((cell) => cell.trim().toLowerCase());
  const column = (name: string) => names.indexOf(name);
  if (column('name') < 0) return { rows: [], errors: [...errors, { line: 1, code: 'noNameColumn' }] };
  const playerColumns = names.flatMap((name, index) => (/^player\b/.test(name) ? [index] : []));

  const rows: ReadTeamRow[] = [];
  const seen = new Set<string>();
  lines.forEach((cells, index) => {
    const line = index + 2;
    // What stands behind a lost quotation mark is not what was meant.
    if (cells.every((cell) => cell.trim() === '') || brokenLines.has(line)) return;
    const at = (place: number) => plainCell(cells[place] ?? '').trim();
    const row = {
      line,
      id: at(column('id')),
      name: at(column('name')),
      email: at(column('email')),
      players: withoutBlankEnd(playerColumns.map(at)),
    };
    const code = problemOf(row, seen, rows.length);
    if (code) return errors.push({ line, code });
    const { id, ...rest } = row;
    if (id) seen.add(id);
    rows.push(id ? { ...rest, id } : rest);
  });
  return { rows, errors: errors.sort((a, b) => a.line - b.line) };
}

/** The separator that the header has most of; spreadsheets of many countries write semicolons. */
function delimiterOf(content: string): string {
  const [header = ''] = content.split(/\r|\n/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function problemOf(row: ReadTeamRow & { readonly id: string }, seen: ReadonlySet<string>, count: number): TeamsCsvCode | null {
  if (row.name === '') return 'noName';
  if (row.name.length > teamsCsvLimits.name) return 'nameTooLong';
  if (row.email !== '' && !email.test(row.email)) return 'badEmail';
  if (row.players.some((player) => player.length > teamsCsvLimits.name)) return 'playerTooLong';
  if (row.players.length > teamsCsvLimits.players) return 'tooManyPlayers';
  if (row.id !== '' && seen.has(row.id)) return 'repeatedId';
  return count >= teamsCsvLimits.teams ? 'tooManyTeams' : null;
}

const withoutBlankEnd = (players: readonly string[]) => players.slice(0, players.findLastIndex((player) => player !== '') + 1);
