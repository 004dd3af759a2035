import Papa from 'papaparse';

/** A team as a line of teams.csv. */
export interface TeamRow {
  /** Id of a team of this tournament; a line without one is a new team. */
  readonly id?: string;
  readonly name: string;
  readonly email?: string;
  /** Letter of the group, for people who read the file; it is not imported. */
  readonly group?: string;
  /** Names of players, or profile ids. */
  readonly players: readonly string[];
  /** Further cells by the name of their column, for people who read the file; they are not imported. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Returns a text as a cell that no spreadsheet executes: with an apostrophe in front of a formula, and in front of an existing apostrophe.
 * Spreadsheets that separate cells by semicolons or tabs ignore our quotation marks, so each part of the text could become a cell.
 */
export const safeCell = (text: string): string => text.replace(/^(?=[ ']*[=+\-@\t\r])/, "'").replace(/([;\t\r\n])(?=[ ']*[=+\-@])/g, "$1'");

/** Returns the text of a cell that `safeCell` made. */
export const plainCell = (cell: string): string =>
  cell.replace(/([;\t\r\n])'(?=[ ']*[=+\-@])/g, '$1').replace(/^'(?=[ ']*[=+\-@\t\r])/, '');

/**
 * Returns teams.csv: a header, a line per team, one column per player, then further columns in their order. UTF-8 without a byte order
 * mark, lines end with CR LF (RFC 4180), safe against spreadsheet formulas (OWASP, "CSV injection").
 */
export function teamsToCsv(rows: readonly TeamRow[]): string {
  const players = Math.max(0, ...rows.map((row) => row.players.length));
  const further = [...new Set(rows.flatMap(({ more = {} }) => Object.keys(more)))];
  // Readers of the file detect the separator by the header, and a comma is put in quotation marks.
  const names = further.map((column) => safeCell(column.replace(/[;\t\r\n]/g, ',')));
  const header = ['id', 'name', 'email', 'group', ...Array.from({ length: players }, (_, index) => `player ${index + 1}`), ...names];
  const lines = rows.map(({ id = '', name, email = '', group = '', players: entered, more = {} }) => {
    const blank = further.length > 0 ? Array.from({ length: players - entered.length }, () => '') : [];
    const last = further.map((column) => (Object.hasOwn(more, column) ? (more[column] ?? '') : ''));
    return [id, name, email, group, ...entered, ...blank, ...last].map(safeCell);
  });
  return Papa.unparse({ fields: header, data: lines }, { newline: '\r\n' });
}
