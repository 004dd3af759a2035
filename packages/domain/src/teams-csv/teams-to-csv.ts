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
  /** Further cells by the name of their column, for those who read the file; they are not read back. */
  readonly more?: Readonly<Record<string, string>>;
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
 * teams.csv: a header, a line per team, one column per player, then further ones as they come. UTF-8 without mark, lines end with CR LF (RFC 4180), safe against spreadsheet
 * formulas (OWASP, "CSV injection").
 */
export function teamsToCsv(rows: readonly TeamRow[]): string {
  const players = Math.max(0, ...rows.map((row) => row.players.length));
  const further = [...new Set(rows.flatMap(({ more = {} }) => Object.keys(more)))];
  // Whoever reads the file tells the separator by the header, and a comma is put into quotation marks.
  const names = further.map((column) => safeCell(column.replace(/[;\t\r\n]/g, ',')));
  const header = ['id', 'name', 'email', 'group', ...Array.from({ length: players }, (_, index) => `player ${index + 1}`), ...names];
  const lines = rows.map(({ id = '', name, email = '', group = '', players: entered, more = {} }) => {
    const blank = further.length > 0 ? Array.from({ length: players - entered.length }, () => '') : [];
    const last = further.map((column) => (Object.hasOwn(more, column) ? (more[column] ?? '') : ''));
    return [id, name, email, group, ...entered, ...blank, ...last].map(safeCell);
  });
  return Papa.unparse({ fields: header, data: lines }, { newline: '\r\n' });
}
