import type { DrawnGame } from './drawn-game';
import { getX, getY, type DrawingSize } from './drawing-size';

/** Returns the middle of the place in the next game that this game feeds, in px. */
const middleY = (size: DrawingSize, game: DrawnGame) => getY(size, game.row) + 1 + size.placeHeight;

/** Returns the corners of the line from a game to the next game of its winner or loser, in px. @param lanes see `connectorLanes` */
export function connector(
  size: DrawingSize,
  from: DrawnGame,
  to: DrawnGame,
  lanes: ReadonlyMap<number, number>,
): readonly (readonly [x: number, y: number])[] {
  const start = [getX(size, from.column) + size.gameWidth, middleY(size, from)] as const;
  const end = [getX(size, to.column), middleY(size, to)] as const;
  const gap = size.columnWidth - size.gameWidth;
  const turn = end[0] - gap * (1 - (lanes.get(to.index) ?? 0.5));
  if (to.column > from.column) return [start, [turn, start[1]], [turn, end[1]], end];
  // The line of a team that drops to the other side runs between the two sides.
  const between = getY(size, Math.max(from.row, to.row)) - size.rowHeight * 0.4;
  return [start, [start[0] + gap / 2, start[1]], [start[0] + gap / 2, between], [turn, between], [turn, end[1]], end];
}

/** The corners as an SVG path. */
export const toSvgPath = (corners: ReturnType<typeof connector>): string => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}`;
