import type { TeamId } from '@courtside/domain';
import type { ArrowKey, KeyPlaces } from './key-lift';

/** A list of teams between which teams can move: a group, the waiting list, the seeds. */
export interface TeamColumn {
  readonly id: string;
  readonly teamIds: readonly TeamId[];
  /** All teams in the fixed order of this column, in which a team has only one place. */
  readonly order?: readonly TeamId[];
}

export interface ColumnPlace {
  readonly columnId: string;
  /** From 0; the column's length means its end. */
  readonly index: number;
}

export function findPlace(columns: readonly TeamColumn[], teamId: string): ColumnPlace | null {
  for (const { id, teamIds } of columns) {
    const index = teamIds.findIndex((other) => other === teamId);
    if (index >= 0) return { columnId: id, index };
  }
  return null;
}

/** Moves a team out of its column to a place, counted without it. */
export function moveTeam<Column extends TeamColumn>(columns: readonly Column[], teamId: TeamId, to: ColumnPlace): Column[] {
  return columns.map((column) => {
    const without = column.teamIds.filter((id) => id !== teamId);
    if (column.id === to.columnId) without.splice(Math.max(0, Math.min(to.index, without.length)), 0, teamId);
    return { ...column, teamIds: without };
  });
}

/**
 * Returns the place in a column nearest to an index. In its own column a team takes the place of another team; in another column it may
 * also come last.
 */
function placeIn({ id, teamIds, order }: TeamColumn, teamId: TeamId, index: number): ColumnPlace {
  const others = teamIds.filter((other) => other !== teamId);
  if (!order) return { columnId: id, index: Math.min(index, others.length) };
  return { columnId: id, index: others.filter((other) => order.indexOf(other) < order.indexOf(teamId)).length };
}

/**
 * Returns where a team lands that is dropped on another team or on a whole column. When it moves down in its own column, it comes after
 * that team.
 */
export function dropPlace(columns: readonly TeamColumn[], teamId: TeamId, overId: string): ColumnPlace | null {
  const over = findPlace(columns, overId);
  const column = columns.find(({ id }) => (over ? id === over.columnId : columnKey(id) === overId));
  return column ? placeIn(column, teamId, over?.index ?? column.teamIds.length) : null;
}

/** Returns the key of a column, which differs from all keys of teams. */
export const columnKey = (id: string): string => `column:${id}`;

const isSame = (one: ColumnPlace, other: ColumnPlace): boolean => one.columnId === other.columnId && one.index === other.index;

/** Returns the places of columns: arrow keys go up and down in a column, left and right between columns. */
export function columnPlaces(columns: readonly TeamColumn[]): KeyPlaces<TeamId, ColumnPlace> {
  const findHome = (teamId: TeamId) => findPlace(columns, teamId);
  const step = (teamId: TeamId, { columnId, index }: ColumnPlace, key: ArrowKey): ColumnPlace | null => {
    const at = columns.findIndex(({ id }) => id === columnId);
    const column = columns[at];
    if (!column) return null;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = placeIn(column, teamId, Math.max(0, index + (key === 'ArrowDown' ? 1 : -1)));
      return next.index === index ? null : next;
    }
    const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
    return next ? placeIn(next, teamId, index) : null;
  };
  return {
    homeOf: findHome,
    step,
    accepts: (teamId, place) =>
      columns.some((column) => column.id === place.columnId && isSame(placeIn(column, teamId, place.index), place)),
    isSame,
  };
}
