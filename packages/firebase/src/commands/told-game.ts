import type { GamePlay } from '@courtside/domain';
import type { DayGame } from '@courtside/domain/day';

/** What the history says of a game. */
export function toldGame({ team1Score, team2Score, play }: DayGame): object {
  const { state = 'planned', ending = null, winner = null, clock = null, isConfirmed = false } = play ?? ({} as Partial<GamePlay>);
  return { team1Score, team2Score, state, ending, winner, clock, isConfirmed };
}
