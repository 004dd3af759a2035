import { findDoubtfulGoal, type DoubtfulGoal } from '@courtside/domain/day';
import type { BoardGame } from '../data/board-model';
import { useDay } from '../data/day-context';

/** Returns a goal of a game in play that two devices may have counted; null if there is none. */
export function useDoubtfulGoal(game: BoardGame | null): DoubtfulGoal | null {
  const { boards } = useDay();
  const isOn = game?.phase === 'playing' || game?.phase === 'paused';
  return isOn && game.state.play ? findDoubtfulGoal(game.state.play.goals, boards.separateGoals) : null;
}
