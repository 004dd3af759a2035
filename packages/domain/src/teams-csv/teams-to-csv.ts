import Papa from 'papaparse';

/** A team as a line of teams.csv. */
export interface TeamRow {
  /** Id of a team of this tournament; without one the line is a new team. */
  readonly id?: string;
  readonly name: string;
  readonly email?: string;
  /** Letter of the group, for those who read the file; it is not read back. */
  readonly group?: string;
  /** Names of players, or profile ids. */
  readonly players: readonly string[];
}

/**
 * A text as a cell that no spreadsheet runs: an apostrophe before what looks like a formula, and before one that is there already. Where a
 * spreadsheet separates by semicolons or tabs, our quotation marks do not hold a cell together, so each part of it could be a cell.
 */
export const safeCell = (text: string): string => text.replace(/^(?=[ ']*[=+\-@\t\r])/, "'").replace(/([;\t\r\n])(?=[ ']*[=+\-@])/g, "$1'");

/** The text of a cell that `safeCell` made. */
export const plainCell = (cell: string): string =>
  cell.replace(/([;\t\r\n])'(?=[ ']*[=+\-@])/g, '$1').replace(/^'(?=[ ']*[=+\-@\t\r])/, '');

/**
 * teams.csv: a header, a line per team, one column per player. UTF-8 without mark, lines end with CR LF (RFC 4180), safe against spreadsheet
 * formulas (OWASP, "CSV injection").
 */
export function teamsToCsv(rows: readonly TeamRow[]): string {
  const players = Math.max(0, ...rows.map((row) => row.players.length));
  const header = ['id', 'name', 'email', 'group', ...Array.from({ length: players }, (_, index) => `player ${index + 1}`)];
  const lines = rows.map(({ id = '', name, email = '', group = '', players: names }) => [id, name, email, group, ...names].map(safeCell));
  return Papa.unparse({ fields: header, data: lines }, { newline: '\r\n' });
}
