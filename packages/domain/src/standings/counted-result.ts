import type { TeamId } from '../entities';
import type { StandingMatch, StandingRules } from './types';

/** A result that counts: two whole numbers of at least 0. */
export const isScored = <Game extends { readonly team1Score: number | null; readonly team2Score: number | null }>(
  game: Game,
): game is Game & { readonly team1Score: number; readonly team2Score: number } =>
  [game.team1Score, game.team2Score].every((score) => Number.isInteger(score) && score! >= 0);

/** Teams that have withdrawn and whose games fall. A team of the bracket left after the games that led there: that stage stays as it was. */
export const fallenTeams = ({ withdrawnGames, withdrawnTeamIds = [], bracketSeeds = [] }: Partial<StandingRules>): readonly TeamId[] =>
  withdrawnGames === 'fall' ? withdrawnTeamIds.filter((id) => !bracketSeeds.includes(id)) : [];

const falls = ({ team1Id, team2Id }: StandingMatch, rules: Partial<StandingRules>): boolean =>
  fallenTeams(rules).some((id) => id === team1Id || id === team2Id);

/**
 * What a match counts for, by its state and the tournament's settings: its scores, a forfeit's worth, a defeat of both, or nothing (null): not
 * played yet, still playing, cancelled, or a game of a team that has withdrawn where its games fall.
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
 * Whether nobody waits for a match any more: it has a result, was cancelled, or falls with a team that has withdrawn. The two scores don't say it: a forfeit
 * has none, and a match that is still playing has both.
 */
export const isSettled = (match: StandingMatch, rules: Partial<StandingRules>): boolean =>
  match.play?.state !== 'playing' && (match.play?.ending === 'cancelled' || countedResult(match, {}) !== null || falls(match, rules));
