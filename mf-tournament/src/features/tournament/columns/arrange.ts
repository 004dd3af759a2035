import { columnOf, inOrderOfWork, type SectionColumn, type SectionId } from '@courtside/domain';

/** A part of the page: what is on court, or a section. */
export type Part = SectionId | 'now';

/** Parts beside each other: one column where there is one. */
export interface Row {
  /** `lead`: what needs the whole width. `play`: games beside the tables. `about`: who and where. */
  readonly id: 'lead' | 'play' | 'about';
  readonly columns: readonly (readonly Part[])[];
}

/** So much room, in rem, that a large text has fewer columns. */
export const TWO_FROM = 50;
export const THREE_FROM = 70;
/** Between columns, in rem. */
export const GAP = 1.5;
/** Widths of three columns, as shares, and of two. The tables of the second need their room. */
export const SHARES = { two: [1.6, 1], three: [1.5, 1, 0.75] } as const;
/** The least width of the tables, in rem. */
export const TABLES = 23;
/** The least width of the last of three columns, in rem. */
export const LAST = 16;

export interface Room {
  /** The parts that are shown, in the order of the product. */
  readonly parts: readonly Part[];
  /** Width in rem. */
  readonly width: number;
  /** Width of the whole drawing of the bracket, in rem; null where there is none. */
  readonly bracket: number | null;
  /** It is being played today. */
  readonly isDay?: boolean;
}

/** What is played last stands first in its column, what is settled last. */
const inOrder = inOrderOfWork('bracket');

/** Of some parts those of a column, in its order; what is on court leads the games. */
const inColumn = (parts: readonly Part[], wanted: SectionColumn): readonly Part[] => [
  ...parts.filter((part) => part === 'now' && wanted === 'games'),
  ...inOrder.flatMap((row) => (columnOf(row) === wanted && parts.includes(row.id) ? [row.id] : [])),
];

/**
 * Which part goes where. Where there is room for one column alone everything stands in the order of the product, and on a day of play in the
 * order in which a day happens. Where there is more, games come first and the tables stand beside them; the drawing of a bracket has a row of its own unless it fits above the games. Read row by row and column by
 * column this is the order of the page for who does not see it.
 */
export function arrange({ parts, width, bracket, isDay = false }: Room): readonly Row[] {
  if (width < TWO_FROM && !isDay) return rows({ play: [parts] });
  const games = inColumn(parts, 'games');
  const tables = inColumn(parts, 'tables');
  const about = inColumn(parts, 'about');
  const entries = inColumn(parts, 'entries');
  if (width < TWO_FROM) return rows({ play: [[...games, ...tables, ...about, ...entries]] });
  if (games.length + tables.length === 0) return rows({ about: [about, entries] });
  const hasThree = width >= THREE_FROM;
  const fits = bracket !== null && bracket <= firstOf(width);
  const lead: readonly Part[] = games.includes('bracket') && !fits ? games.filter((part) => part === 'now' || part === 'bracket') : [];
  return rows({
    lead: [lead],
    play: [games.filter((part) => !lead.includes(part)), tables, hasThree ? [...about, ...entries] : []],
    about: hasThree ? [] : [about, entries],
  });
}

/** Width of the first column. */
function firstOf(width: number): number {
  if (width < THREE_FROM) return Math.min(width - GAP - TABLES, ((width - GAP) * SHARES.two[0]) / (SHARES.two[0] + SHARES.two[1]));
  const [first, ...others] = SHARES.three;
  const room = width - 2 * GAP;
  return Math.min(room - TABLES - LAST, (room * first) / others.reduce((sum, share) => sum + share, first as number));
}

/** Rows and columns that have something. */
function rows(found: Readonly<Partial<Record<Row['id'], Row['columns']>>>): readonly Row[] {
  return (['lead', 'play', 'about'] as const).flatMap((id) => {
    const columns = (found[id] ?? []).filter((column) => column.length > 0);
    return columns.length > 0 ? [{ id, columns }] : [];
  });
}
