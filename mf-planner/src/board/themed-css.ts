import { themedRoot } from '@courtside/ui/embedded';
import { boardCss } from './board-css';

/** The board with a ground, a font and colours of its own, for pages that are not ours. */
export const themedCss = themedRoot(boardCss);
