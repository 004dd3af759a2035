import type { BracketType } from '../entities';
import { limits } from '../limits';

/** A Hayes bracket: the teams below play for the last places of the main bracket first. */
export const isHayes = (type: BracketType): boolean => type.endsWith('Hayes');

/** The number of teams that a bracket needs: 4, and 6 for Hayes. */
export const fewestTeams = (type: BracketType): number => (isHayes(type) ? limits.bracket.hayesTeams : limits.bracket.teams);
