import { themedRoot } from '@courtside/ui/embedded';
import { boardCss } from './board-css';

/** The board with its own background, font and colors, for other sites. */
export const themedCss = themedRoot(boardCss);
