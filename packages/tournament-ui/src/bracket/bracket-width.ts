import type { Bracket } from '@courtside/domain';
import { layOutBracket } from './bracket-layout';
import { COLUMN_GAP, screenSize } from './drawing-size';

/** Width of a game in the drawing if there is enough room, in px. */
export const ROOMY_GAME = 216;
/** Minimum width in which a name is readable on two lines, in px. */
const NARROWEST = 136;
/** Room around the drawing, in px. */
export const DRAWING_MARGIN = 4;

/** Width of the whole drawing of a bracket in px, before the user zooms. */
export const bracketWidth = ({ template }: Pick<Bracket, 'template'>): number =>
  layOutBracket(template).columns * screenSize(ROOMY_GAME).columnWidth + 2 * DRAWING_MARGIN;

/**
 * Returns the width of a game in px: as wide as the whole drawing allows, down to a width in which names are readable. If the drawing does not
 * fit even then, the width makes the cut-off obvious. A phone shows two rounds.
 */
export function getGamesWidth(width: number, columns: number, isPhone: boolean): number {
  if (isPhone) return Math.max(NARROWEST, Math.floor((width - 40) / 2));
  const share = Math.floor((width - 2 * DRAWING_MARGIN) / Math.max(1, columns)) - COLUMN_GAP;
  return share < NARROWEST ? ROOMY_GAME : Math.min(ROOMY_GAME, share);
}
