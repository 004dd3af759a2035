import type { StandingMatch, StandingRules } from './types';

/** A result that counts: two whole numbers of at least 0. */
export const isScored = <Game extends { readonly team1Score: number | null; readonly team2Score: number | null }>(
  game: Game,
): game is Game & { readonly team1Score: number; readonly team2Score: number } =>
  [game.team1Score, game.team2Score].every((score) => Number.isInteger(score) && score! >= 0);

/**
 * What a match counts for, by its state and the tournament's settings: its scores, a forfeit's worth, a defeat of both, or nothing (null): not
 * played yet, still playing, cancelled, or a game of a team that has withdrawn where its games fall.
 */
export function countedResult(match: StandingMatch, rules: Partial<StandingRules>): readonly [number, number] | 'bothLose' | null {
  const { play, team1Id, team2Id } = match;
  const { forfeitGoals = 5, withdrawnGames, withdrawnTeamIds = [] } = rules;
  const isGone = (team: string) => (withdrawnTeamIds as readonly string[]).includes(team);
  if (withdrawnGames === 'fall' && (isGone(team1Id) || isGone(team2Id))) return null;
  if (play?.state === 'playing' || play?.ending === 'cancelled') return null;
  if (play?.ending === 'doubleForfeit') return 'bothLose';
  if (play?.ending === 'forfeitByTeam1') return [0, forfeitGoals];
  if (play?.ending === 'forfeitByTeam2') return [forfeitGoals, 0];
  return isScored(match) ? [match.team1Score, match.team2Score] : null;
}
