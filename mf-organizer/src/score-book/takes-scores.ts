import type { Match } from '@courtside/domain';
import { isUnscored } from '../results/ending-field';

/**
 * Whether scores can be typed into the fields of a match. Goals of a game in play are tapped at its court. In a game that was decided
 * without its score, they would be stored and never count: its ending is changed in its menu.
 */
export const takesScores = ({ play }: Pick<Match, 'play'>): boolean =>
  play?.state !== 'playing' && !(play?.ending && isUnscored(play.ending));
