import type { GamePlay, Score } from '../entities';

/** What the state of a game is read from: a match, or a game of a bracket. */
export interface DayGame {
  readonly team1Score: Score;
  readonly team2Score: Score;
  readonly play?: GamePlay | undefined;
}

/** Where a game stands: its state, with a clock that stands and a result that was confirmed told apart. */
export type DayPhase = 'planned' | 'called' | 'playing' | 'paused' | 'finished' | 'confirmed';

/** Where a game stands. One whose scores were typed in without a day of play is finished. */
export function phaseOf({ team1Score, team2Score, play }: DayGame): DayPhase {
  const state = play?.state ?? 'planned';
  if (state === 'playing') return (play?.clock?.pausedAt ?? null) === null ? 'playing' : 'paused';
  if (state === 'finished') return play?.isConfirmed ? 'confirmed' : 'finished';
  return team1Score !== null && team2Score !== null ? 'finished' : state;
}
