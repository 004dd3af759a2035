import type { GamePlay } from './game-play';

/**
 * Returns whether a game is or was run from the board: it is called, or has a clock. Results that were typed in or corrected and forfeits
 * have a state too, but do not show whether their court is run from the board.
 */
export const isRunFromBoard = ({ play }: { readonly play?: GamePlay | undefined }): boolean =>
  play?.state === 'called' || Boolean(play?.clock);
