import type { BracketType } from '../entities';
import { limits } from '../limits';

/** Whether the type is a Hayes bracket: in it, the lower-seeded teams first play for the last places of the main bracket. */
export const isHayes = (type: BracketType): boolean => type.endsWith('Hayes');

/** Returns the number of teams that a bracket needs: 4, and 6 for Hayes. */
export const fewestTeams = (type: BracketType): number => (isHayes(type) ? limits.bracket.hayesTeams : limits.bracket.teams);
