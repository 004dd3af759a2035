import type { GameState } from '@courtside/domain/wall';

/** Keys under which the words of a state are found. */
type StateWord = 'live' | 'paused' | 'called' | 'held' | 'pending' | 'over' | 'next';

const words = {
  planned: 'next',
  late: 'next',
  called: 'called',
  live: 'live',
  paused: 'paused',
  held: 'held',
  pending: 'pending',
  unconfirmed: 'over',
  over: 'over',
} as const satisfies Record<GameState, StateWord>;

/** Returns the key of the word for a game's state on a court: a coming game is the next one there. */
export const stateWord = (state: GameState): StateWord => words[state];
