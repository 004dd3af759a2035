import { isRunFromBoard, type GamePlay, type Score } from '@courtside/domain';
import { storedPhase } from '../day/stored-state';

interface Game {
  readonly play?: GamePlay | undefined;
  readonly team1Score: Score;
  readonly team2Score: Score;
}

export interface PlayOn {
  /** The games that everybody may see, as they are stored. */
  readonly games: Iterable<Game>;
  /** What the clock says, where nobody uses the board. */
  readonly guess: boolean;
  /** Whether the clock has a game on a court that nobody runs from the board, where others are, see `isOnByClock`. */
  readonly isElsewhere?: boolean;
  /** Everything is stopped. */
  readonly isStopped: boolean;
}

/**
 * Whether a tournament is live: a game of it is being played. Teams that are called don't play yet; in the rain nobody plays but on a court whose clock
 * runs; after the last result nobody does.
 */
export function isPlayOn({ games, guess, isElsewhere = false, isStopped }: PlayOn): boolean {
  const all = [...games];
  const phases = new Set(all.map(storedPhase));
  if (phases.has('live')) return true;
  if (isStopped) return false;
  if (phases.has('paused')) return true;
  const isOver = (game: Game) => storedPhase(game) === 'over' || (game.team1Score !== null && game.team2Score !== null);
  return (all.some(isRunFromBoard) ? isElsewhere : guess) && (all.length === 0 || !all.every(isOver));
}
