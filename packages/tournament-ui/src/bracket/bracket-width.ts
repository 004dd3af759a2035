import type { Bracket } from '@courtside/domain';
import { layOutBracket } from './bracket-layout';
import { screenSize } from './drawing-size';

/** Width of a game in the drawing where there is room, in px. */
export const ROOMY_GAME = 216;
/** Room around the drawing, in px. */
export const AROUND = 4;

/** Width of the whole drawing of a bracket in px, before anybody zooms. */
export const bracketWidth = ({ template }: Pick<Bracket, 'template'>): number =>
  layOutBracket(template).columns * screenSize(ROOMY_GAME).columnWidth + 2 * AROUND;
