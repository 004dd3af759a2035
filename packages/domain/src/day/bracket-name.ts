import type { PlannedBrackets, PlannedGame } from './plan-types';

/** Returns the name of a game's bracket; null for a game of the schedule or of the first bracket. */
export const getBracketName = (brackets: PlannedBrackets, { stage }: Pick<PlannedGame, 'stage'>): string | null =>
  brackets.get(stage)?.name ?? null;
