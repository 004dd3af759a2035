import type { SectionId } from '@courtside/domain';

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
}

const about: readonly Part[] = ['scorers', 'details'];
const entries: readonly Part[] = ['teams', 'groups', 'players'];

/**
 * Which part goes where. Where there is room for one column alone everything stands in the order of the product. Where there is more, games come
 * first and the tables stand beside them; the drawing of a bracket has a row of its own unless it fits above the games. Read row by row and column by
 * column this is the order of the page for who does not see it.
 */
export function arrange({ parts, width, bracket }: Room): readonly Row[] {
  const of = (...wanted: readonly Part[]) => wanted.filter((part) => parts.includes(part));
  if (width < TWO_FROM) return rows({ play: [parts] });
  const isPlay = of('now', 'schedule', 'bracket', 'standings').length > 0;
  if (!isPlay) return rows({ about: [of(...about), of(...entries)] });
  const hasThree = width >= THREE_FROM;
  const fits = bracket !== null && bracket <= firstOf(width);
  const leads = parts.includes('bracket') && !fits;
  const games = leads ? of('schedule') : of('now', 'bracket', 'schedule');
  return rows({
    lead: leads ? [of('now', 'bracket')] : [],
    play: [games, of('standings'), hasThree ? of(...about, ...entries) : []],
    about: hasThree ? [] : [of(...about), of(...entries)],
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
