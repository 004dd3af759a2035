import type { Match } from '@courtside/domain';
import { hasEnded, type GameState } from '@courtside/domain/wall';
import { countedScores, getShownEnding } from '../day/stored-state';

/** Returns the side that has won a finished game; null for a draw, if neither or both have lost, and for games that are not over. */
export function getWinningSide(match: Pick<Match, 'team1Score' | 'team2Score' | 'play'>, state: GameState): 1 | 2 | null {
  if (!hasEnded(state)) return null;
  const ending = getShownEnding(match);
  if (ending === 'forfeitByTeam1' || ending === 'forfeitByTeam2') return ending === 'forfeitByTeam1' ? 2 : 1;
  const [one, other] = countedScores(match, 0);
  if (one === null || other === null || one === other) return null;
  return one > other ? 1 : 2;
}
