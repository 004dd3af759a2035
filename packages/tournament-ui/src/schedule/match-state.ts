import { isPlayed, type Match } from '@courtside/domain';
import { countedScores, saidEnding, storedPhase } from '../day/stored-state';

/** What a game is at this moment, for those who watch. A game whose time is up and that has no score yet is pending: it may still be going on. */
export type MatchPhase = 'over' | 'live' | 'paused' | 'called' | 'pending' | 'next' | 'open';

const nothing: ReadonlySet<string> = new Set();

/**
 * A game that was called, played or decided is what its state says. Of the others, one on court by the clock is live, whatever its scores; one with both
 * scores and not on court is over.
 * @param running games on court, see `liveByState`: on a court that is run from the board the clock says nothing
 * @param ended games whose time is up, for as long as their scores are awaited
 */
export function matchPhase(
  match: Pick<Match, 'id' | 'team1Score' | 'team2Score' | 'play'>,
  running: ReadonlySet<string>,
  next: ReadonlySet<string>,
  ended: ReadonlySet<string> = nothing,
): MatchPhase {
  const stored = storedPhase(match);
  if (stored && stored !== 'planned') return stored;
  if (running.has(match.id)) return 'live';
  if (isPlayed(match)) return 'over';
  if (ended.has(match.id)) return 'pending';
  return next.has(match.id) ? 'next' : 'open';
}

/** Which side has won a game that is over; null for a draw, where nobody or both have lost, and for games that are not over. */
export function winnerOf(match: Pick<Match, 'team1Score' | 'team2Score' | 'play'>, phase: MatchPhase): 1 | 2 | null {
  if (phase !== 'over') return null;
  const ending = saidEnding(match);
  if (ending === 'forfeitByTeam1' || ending === 'forfeitByTeam2') return ending === 'forfeitByTeam1' ? 2 : 1;
  const [one, other] = countedScores(match, 0);
  if (one === null || other === null || one === other) return null;
  return one > other ? 1 : 2;
}
