import { getColumn, inOrderOfWork, type SectionColumn, type SectionId } from '@courtside/domain';

/** A part of the page: the games on court, or a section. */
export type Part = SectionId | 'now';

/** Parts next to each other; a single column if there is only one. */
export interface Row {
  /** `lead`: parts that need the full width. `play`: games next to the tables. `about`: details and teams. */
  readonly id: 'lead' | 'play' | 'about';
  readonly columns: readonly (readonly Part[])[];
}

/** Widths are in rem, so that large text has fewer columns. */
export const TWO_FROM = 50;
export const THREE_FROM = 70;
/** Between columns, in rem. */
export const GAP = 1.5;
/** Widths of three columns, as shares, and of two. The tables in the second need their room. */
export const SHARES = { two: [1.6, 1], three: [1.5, 1, 0.75] } as const;
/** The minimum width of the tables, in rem. */
export const TABLES = 23;
/** The minimum width of the last of three columns, in rem. */
export const LAST = 16;

export interface Room {
  /** The shown parts, in the order of the product. */
  readonly parts: readonly Part[];
  /** Width in rem. */
  readonly width: number;
  /** Width of the whole drawing of the bracket, in rem; null if there is none. */
  readonly bracket: number | null;
  /** One column, in the order of the product. */
  readonly isPaper?: boolean;
}

/** The last section in play comes first in its column, finished ones last. */
const inOrder = inOrderOfWork('bracket');

/** Returns the parts of a column, in its order; the games on court come first. */
const inColumn = (parts: readonly Part[], wanted: SectionColumn): readonly Part[] => [
  ...parts.filter((part) => part === 'now' && wanted === 'games'),
  ...inOrder.flatMap((row) => (getColumn(row) === wanted && parts.includes(row.id) ? [row.id] : [])),
];

/**
 * Returns which part goes where. If there is room for one column only, games come first, then the tables, the details and the entries: the
 * order in which visitors need them, from the published schedule to the end. If there is room for more, the tables are next to the games; the
 * drawing of a bracket has its own row unless it fits above the games. Read by row and column, this is the order of the page for screen readers.
 */
export function arrange({ parts, width, bracket, isPaper = false }: Room): readonly Row[] {
  if (isPaper) return rows({ play: [parts] });
  const games = inColumn(parts, 'games');
  const tables = inColumn(parts, 'tables');
  const about = inColumn(parts, 'about');
  const entries = inColumn(parts, 'entries');
  if (width < TWO_FROM) return rows({ play: [[...games, ...tables, ...about, ...entries]] });
  if (games.length + tables.length === 0) return rows({ about: [about, entries] });
  const hasThree = width >= THREE_FROM;
  const fits = bracket !== null && bracket <= getFirstWidth(width);
  const lead: readonly Part[] = games.includes('bracket') && !fits ? games.filter((part) => part === 'now' || part === 'bracket') : [];
  return rows({
    lead: [lead],
    play: [games.filter((part) => !lead.includes(part)), tables, hasThree ? [...about, ...entries] : []],
    about: hasThree ? [] : [about, entries],
  });
}

/** Returns the width of the first column. */
function getFirstWidth(width: number): number {
  if (width < THREE_FROM) return Math.min(width - GAP - TABLES, ((width - GAP) * SHARES.two[0]) / (SHARES.two[0] + SHARES.two[1]));
  const [first, ...others] = SHARES.three;
  const room = width - 2 * GAP;
  return Math.min(room - TABLES - LAST, (room * first) / others.reduce((sum, share) => sum + share, first as number));
}

/** Returns rows and columns that are not empty. */
function rows(found: Readonly<Partial<Record<Row['id'], Row['columns']>>>): readonly Row[] {
  return (['lead', 'play', 'about'] as const).flatMap((id) => {
    const columns = (found[id] ?? []).filter((column) => column.length > 0);
    return columns.length > 0 ? [{ id, columns }] : [];
  });
}
