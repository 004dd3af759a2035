import { isPlayed, type Match } from '@courtside/domain';

/** What a game is at this moment, for those who watch. */
export type MatchPhase = 'over' | 'live' | 'next' | 'open';

/** A game on court by the clock is live, whatever its scores; a game with both scores and not on court is over. */
export function matchPhase(match: Pick<Match, 'id' | 'team1Score' | 'team2Score'>, running: ReadonlySet<string>, next: ReadonlySet<string>): MatchPhase {
  if (running.has(match.id)) return 'live';
  if (isPlayed(match)) return 'over';
  return next.has(match.id) ? 'next' : 'open';
}

/** Which side has won a game that is over; null for a draw and for games that are not over. */
export function winnerOf({ team1Score, team2Score }: Pick<Match, 'team1Score' | 'team2Score'>, phase: MatchPhase): 1 | 2 | null {
  if (phase !== 'over' || team1Score === null || team2Score === null || team1Score === team2Score) return null;
  return team1Score > team2Score ? 1 : 2;
}
