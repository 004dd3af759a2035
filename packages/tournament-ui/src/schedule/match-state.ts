import { isPlayed, type Match } from '@courtside/domain';

/** What a game is at this moment, for those who watch. A game whose time is up and that has no score yet is pending: it may still be going on. */
export type MatchPhase = 'over' | 'live' | 'pending' | 'next' | 'open';

const nothing: ReadonlySet<string> = new Set();

/**
 * A game on court by the clock is live, whatever its scores; a game with both scores and not on court is over.
 * @param ended games whose time is up, for as long as their scores are awaited
 */
export function matchPhase(
  match: Pick<Match, 'id' | 'team1Score' | 'team2Score'>,
  running: ReadonlySet<string>,
  next: ReadonlySet<string>,
  ended: ReadonlySet<string> = nothing,
): MatchPhase {
  if (running.has(match.id)) return 'live';
  if (isPlayed(match)) return 'over';
  if (ended.has(match.id)) return 'pending';
  return next.has(match.id) ? 'next' : 'open';
}

/** Which side has won a game that is over; null for a draw and for games that are not over. */
export function winnerOf({ team1Score, team2Score }: Pick<Match, 'team1Score' | 'team2Score'>, phase: MatchPhase): 1 | 2 | null {
  if (phase !== 'over' || team1Score === null || team2Score === null || team1Score === team2Score) return null;
  return team1Score > team2Score ? 1 : 2;
}
