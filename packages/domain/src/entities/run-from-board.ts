import type { GamePlay } from './game-play';

/**
 * Whether a game is run from the board, or was: it is called, or has a clock. A result that was typed in or corrected and a forfeit have a state, too, and
 * say nothing of who runs their court.
 */
export const isRunFromBoard = ({ play }: { readonly play?: GamePlay | undefined }): boolean =>
  play?.state === 'called' || Boolean(play?.clock);
