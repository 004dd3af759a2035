import type { TeamId } from '@courtside/domain';

/** A list of teams that takes part in moving: a group, the waiting list, the seeds. */
export interface TeamColumn {
  readonly id: string;
  readonly teamIds: readonly TeamId[];
}

export interface ColumnPlace {
  readonly columnId: string;
  /** From 0; as long as the column it is the end. */
  readonly index: number;
}

export function placeOf(columns: readonly TeamColumn[], teamId: string): ColumnPlace | null {
  for (const { id, teamIds } of columns) {
    const index = teamIds.findIndex((other) => other === teamId);
    if (index >= 0) return { columnId: id, index };
  }
  return null;
}

/** Takes a team out of its column and puts it at a place, counted without it. */
export function moveTeam<Column extends TeamColumn>(columns: readonly Column[], teamId: TeamId, to: ColumnPlace): Column[] {
  return columns.map((column) => {
    const without = column.teamIds.filter((id) => id !== teamId);
    if (column.id === to.columnId) without.splice(Math.max(0, Math.min(to.index, without.length)), 0, teamId);
    return { ...column, teamIds: without };
  });
}

/** Where a team lands that is dropped on another one, or on a column as a whole. Downwards in its own column it comes after that team. */
export function dropPlace(columns: readonly TeamColumn[], overId: string): ColumnPlace | null {
  const column = columns.find(({ id }) => columnKey(id) === overId);
  return column ? { columnId: column.id, index: column.teamIds.length } : placeOf(columns, overId);
}

/** Key of a column among the keys of teams. */
export const columnKey = (id: string): string => `column:${id}`;

/** The place one step of the arrow keys away, or null at the edge. */
export function neighbour(columns: readonly TeamColumn[], now: ColumnPlace, key: string): ColumnPlace | null {
  const at = columns.findIndex(({ id }) => id === now.columnId);
  const column = columns[at];
  if (!column) return null;
  if (key === 'ArrowDown') return now.index + 1 < column.teamIds.length ? { columnId: column.id, index: now.index + 1 } : null;
  if (key === 'ArrowUp') return now.index > 0 ? { columnId: column.id, index: now.index - 1 } : null;
  const next = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  return next ? { columnId: next.id, index: Math.min(now.index, next.teamIds.length) } : null;
}
