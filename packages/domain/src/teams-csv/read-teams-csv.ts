import Papa from 'papaparse';
import { plainCell } from './teams-to-csv';

/** A line that can be taken over. */
export interface ReadTeamRow {
  /** Line of the file at which it begins, the first is 1. */
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

/** Most characters of a name and of an address, most players of a team, and most teams of one file. */
export const teamsCsvLimits = { name: 100, email: 254, players: 12, teams: 200 } as const;

/** As the security rules count: a sign of two code units is one character. */
export const isTooLongName = (name: string): boolean => [...name].length > teamsCsvLimits.name;

const email = /^[^\s@]+@[^\s@]+$/;

/**
 * Reads teams.csv as it was written, or with only some of its columns: `name` is needed. Comma, semicolon and tab are recognised by the header. Lines with
 * an error are reported and left out; empty lines are passed over.
 */
export function readTeamsCsv(text: string): TeamsCsv {
  const content = text.replace(/^\uFEFF/, '');
  const { data, errors: broken } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) });
  const lineOf = firstLines(data);
  const errors: TeamsCsvError[] = broken.flatMap(({ type, row = 0 }) =>
    type === 'Quotes' ? [{ line: lineOf[row] ?? row + 1, code: 'brokenQuotes' as const }] : [],
  );
  const brokenLines = new Set(errors.map(({ line }) => line));
  // Empty lines before the header are passed over as those behind it.
  const top = data.findIndex(isFilled);
  const [header = [], ...lines] = data.slice(Math.max(0, top));
  const names = header.map((cell) => cell.trim().toLowerCase());
  const column = (name: string) => names.indexOf(name);
  if (column('name') < 0) return { rows: [], errors: [...errors, { line: lineOf[top] ?? 1, code: 'noNameColumn' }] };
  const playerColumns = names.flatMap((name, index) => (/^player\b/.test(name) ? [index] : []));

  const rows: ReadTeamRow[] = [];
  const seen = new Set<string>();
  lines.forEach((cells, index) => {
    const line = lineOf[top + index + 1]!;
    // What stands behind a lost quotation mark is not what was meant.
    if (!isFilled(cells) || brokenLines.has(line)) return;
    const at = (place: number) => oneLine(plainCell(cells[place] ?? ''));
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

/** The line at which each record begins: one with a cell of several lines takes as many. */
function firstLines(records: readonly (readonly string[])[]): readonly number[] {
  let next = 1;
  return records.map((cells) => {
    const line = next;
    next += cells.reduce((lines, cell) => lines + cell.split(/\r\n|\r|\n/).length - 1, 1);
    return line;
  });
}

/** A name is one line wherever it is stored, and a cell of a spreadsheet may have several. */
const oneLine = (cell: string): string =>
  cell
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** The separator that the header has most of; spreadsheets of many countries write semicolons. */
function delimiterOf(content: string): string {
  const header = content.split(/\r|\n/).find((line) => /[^\s,;]/.test(line)) ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function problemOf(row: ReadTeamRow & { readonly id: string }, seen: ReadonlySet<string>, count: number): TeamsCsvCode | null {
  if (row.name === '') return 'noName';
  if (isTooLongName(row.name)) return 'nameTooLong';
  if (row.email !== '' && !(email.test(row.email) && [...row.email].length <= teamsCsvLimits.email)) return 'badEmail';
  if (row.players.some(isTooLongName)) return 'playerTooLong';
  if (row.players.length > teamsCsvLimits.players) return 'tooManyPlayers';
  if (row.id !== '' && seen.has(row.id)) return 'repeatedId';
  return count >= teamsCsvLimits.teams ? 'tooManyTeams' : null;
}

const withoutBlankEnd = (players: readonly string[]) => players.slice(0, players.findLastIndex((player) => player !== '') + 1);
