import type { Match } from '@courtside/domain';
import { isUnscored } from '../results/ending-field';

/**
 * Whether scores may be typed into the boxes of a match. Goals of one that is being played are tapped at its court; where one was decided without what was
 * scored they would be stored and never count: how it ended is changed in its menu.
 */
export const takesScores = ({ play }: Pick<Match, 'play'>): boolean =>
  play?.state !== 'playing' && !(play?.ending && isUnscored(play.ending));
