import Papa from 'papaparse';
import { countHeadings, guessMeanings, hasAddress, headingPlace, type ColumnMeaning } from './column-meanings';
import { plainCell } from './teams-to-csv';

/** The separator of the cells of a line; null for a list, in which each line is one cell. */
export type Separator = ',' | ';' | '\t' | null;

/** A row of a table that has at least one cell with text. */
export interface TableRecord {
  /** The first and last line of the text, counted from 1. A cell may have several lines. */
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
  /** A quotation mark is missing, so its cells may belong to several rows. */
  readonly isBroken: boolean;
}

/** A text as a table, with a guess of its meaning. */
export interface TeamTable {
  readonly separator: Separator;
  /** All rows with text, the headings too. */
  readonly records: readonly TableRecord[];
  readonly columns: number;
  /** Whether there are headings. */
  readonly hasHeading: boolean;
  /** The number of records, such as a title, above the headings. */
  readonly above: number;
  /** The meaning of each column. */
  readonly meanings: readonly ColumnMeaning[];
}

/**
 * Reads a file or a pasted text as a table: teams.csv, rows of a spreadsheet, or a list of names. Never throws. Leaves out only empty rows,
 * invisible characters, and the bullets or numbers in front of names.
 * @param separator between cells; found automatically if missing
 */
export function readTable(text: string, separator?: Separator): TeamTable {
  const all = withoutInvisible(text).replace(/\r\n?/g, '\n');
  const [separatorLine, named] = separatorPattern.exec(all) ?? [];
  // Keeps the line breaks of that line, so that the other lines keep their numbers.
  const content = separatorLine === undefined ? all : all.replace(separatorLine, separatorLine.replace(/[^\n]/g, ''));
  const isSeparated = named !== undefined && content.includes(named);
  const found = separator === undefined ? (isSeparated ? (named as Separator) : findSeparator(content)) : separator;
  const asIs = describe(found, found === null ? listRecords(content) : tableRecords(content, found));
  const records = withoutMarks(asIs);
  if (!records) return asIs;
  const unmarked = describe(found, records);
  // Dates begin with numbers too.
  return ['name', 'email'].includes(unmarked.meanings[0] ?? '') ? unmarked : asIs;
}

function describe(separator: Separator, records: readonly TableRecord[]): TeamTable {
  const columns = Math.max(0, ...records.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const rows = records.map(({ cells }) => cells);
  const place = headingPlace(rows);
  const meanings = guessMeanings(columns, rows[place] ?? null, rows.slice(place + 1));
  return { separator, records, columns, hasHeading: place >= 0, above: Math.max(0, place), meanings };
}

/**
 * Returns the text without invisible characters: byte order and direction marks, zero-width spaces, soft hyphens. Joiners (U+200C, U+200D)
 * are parts of emoji and words, and removed only at the edges of cells.
 */
const withoutInvisible = (text: string): string =>
  text
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, '')
    .replace(/(?<=^|[\n\t,;"])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\r\n\t,;"])/g, '');

/** A first line that names the separator for Excel: `sep=;`. */
const separatorPattern = /^\s*"?sep=([,;\t])"?[,;\t]*(?=\n|$)/i;

/** Returns the separator that gives the row of headings with the most headings; without headings, the one that the lines suggest. */
function findSeparator(content: string): Separator {
  const candidates = (['\t', ';', ','] as const).map((separator) => ({
    separator,
    rows: parse(content, separator).data.filter(isFilled),
  }));
  const headed = candidates
    .map(({ separator, rows }) => ({ separator, heading: rows[headingPlace(rows)] ?? [] }))
    .filter(({ heading }) => heading.length > 1)
    .map(({ separator, heading }) => ({ separator, count: countHeadings(heading) }))
    .sort((a, b) => b.count - a.count);
  if (headed[0]) return headed[0].separator;
  return candidates.find(({ separator, rows }) => isTable(rows, separator))?.separator ?? null;
}

/**
 * Returns whether rows without headings form a table. Names contain commas too, so a comma needs more evidence than a tab or a semicolon:
 * an address, or the same number of cells in each of several rows and no space after any comma.
 */
function isTable(rows: readonly (readonly string[])[], separator: ',' | ';' | '\t'): boolean {
  const parted = rows.filter(({ length }) => length > 1);
  if (parted.length === 0) return false;
  if (parted.filter(hasAddress).length * 2 >= parted.length) return true;
  if (separator !== ',') return parted.length * 2 >= rows.length;
  return rows.length > 1 && rows.every((cells) => cells.length === parted[0]!.length && !cells.some((cell) => /^\s+\S/.test(cell)));
}

/** Adds quotation marks around a name that only begins with one, as spreadsheets paste it, if that repairs the text. */
function parse(content: string, delimiter: string): Papa.ParseResult<string[]> {
  const read = (text: string) => Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const isBroken = ({ errors }: Papa.ParseResult<string[]>) => errors.some(({ type }) => type === 'Quotes');
  const asIs = read(content);
  if (!isBroken(asIs)) return asIs;
  const bare = new RegExp(`(?<=^|${delimiter})"[^"\\n]*"[^"\\n${delimiter}][^\\n${delimiter}]*`, 'gm');
  const mended = read(content.replace(bare, (cell) => `"${cell.replaceAll('"', '""')}"`));
  return isBroken(mended) ? asIs : mended;
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

function tableRecords(content: string, separator: string): TableRecord[] {
  const { data, errors } = parse(content, separator);
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])));
  let next = 1;
  return data.flatMap((cells, index) => {
    const line = next;
    next += cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
    if (!isFilled(cells)) return [];
    return [{ line, lastLine: next - 1, cells: cells.map((cell) => oneLine(plainCell(cell))), isBroken: broken.has(index) }];
  });
}

/** Names are stored as one line, but a cell of a spreadsheet may have several. */
const oneLine = (cell: string): string =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Reads one cell per line. */
const listRecords = (content: string): TableRecord[] =>
  content
    .split('\n')
    .flatMap((text, index) =>
      /^[\s,;]*$/.test(text) ? [] : [{ line: index + 1, lastLine: index + 1, cells: [unquoted(text)], isBroken: false }],
    );

const bullet = /^[-*•–]\s+(?=\S)/;
const number = /^\(?(\d{1,3})[.)]\s*(?=[^\d\s])/;

/**
 * Returns the records without the bullets or numbers at the beginning, as a list in a message has them: in every row below the headings,
 * with numbers counting up, so that "1. FC Köln" keeps its own. Returns null if there are none, and for a file with ids, whose names are as
 * exported.
 */
function withoutMarks({ records, hasHeading, above, meanings }: TeamTable): readonly TableRecord[] | null {
  const below = hasHeading ? above + 1 : 0;
  const first = records.slice(below).map(({ cells }) => cells[0] ?? '');
  if (first.length < 2 || meanings.includes('id')) return null;
  const numbers = first.map((cell) => Number(number.exec(cell)?.[1]));
  const isNumbered = numbers.every((one, index) => one > (numbers[index - 1] ?? -1));
  const mark = isNumbered ? number : first.every((cell) => bullet.test(cell)) ? bullet : null;
  return (
    mark &&
    records.map((record, place) =>
      place < below ? record : { ...record, cells: record.cells.map((cell, column) => (column === 0 ? cell.replace(mark, '') : cell)) },
    )
  );
}

/** Returns a line without the quotation marks that a spreadsheet may put around it. */
const unquoted = (line: string): string =>
  line
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/""/g, '"')
    .trim();
