import type { TeamId } from '../entities';
import type { StandingMatch, StandingRules } from './types';

/** Whether a result counts: two whole numbers of at least 0. */
export const isScored = <Game extends { readonly team1Score: number | null; readonly team2Score: number | null }>(
  game: Game,
): game is Game & { readonly team1Score: number; readonly team2Score: number } =>
  [game.team1Score, game.team2Score].every((score) => Number.isInteger(score) && score! >= 0);

/**
 * Returns the withdrawn teams whose games do not count. A team of the bracket left after the games that led there, so those games count.
 */
export const fallenTeams = ({ withdrawnGames, withdrawnTeamIds = [], bracketSeeds = [] }: Partial<StandingRules>): readonly TeamId[] =>
  withdrawnGames === 'fall' ? withdrawnTeamIds.filter((id) => !bracketSeeds.includes(id)) : [];

const falls = ({ team1Id, team2Id }: StandingMatch, rules: Partial<StandingRules>): boolean =>
  fallenTeams(rules).some((id) => id === team1Id || id === team2Id);

/**
 * Returns what a match counts for, by its state and the tournament's settings: its scores, the value of a forfeit, a defeat of both, or
 * nothing (null): not played yet, in play, canceled, or a game of a withdrawn team whose games do not count.
 */
export function countedResult(match: StandingMatch, rules: Partial<StandingRules>): readonly [number, number] | 'bothLose' | null {
  const { play } = match;
  const { forfeitGoals = 5 } = rules;
  if (falls(match, rules)) return null;
  if (play?.state === 'playing' || play?.ending === 'cancelled') return null;
  if (play?.ending === 'doubleForfeit') return 'bothLose';
  if (play?.ending === 'forfeitByTeam1') return [0, forfeitGoals];
  if (play?.ending === 'forfeitByTeam2') return [forfeitGoals, 0];
  return isScored(match) ? [match.team1Score, match.team2Score] : null;
}

/**
 * Returns whether a match is no longer awaited: it has a result, was canceled, or does not count because a team has withdrawn. The two
 * scores are not enough: a forfeit has none, and a match in play has both.
 */
export const isSettled = (match: StandingMatch, rules: Partial<StandingRules>): boolean =>
  match.play?.state !== 'playing' && (match.play?.ending === 'cancelled' || countedResult(match, {}) !== null || falls(match, rules));
