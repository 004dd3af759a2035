import type { BracketGame, GameId } from '@courtside/domain';
import type { DayGame, ExpectedStart } from '@courtside/domain/day';
import { storedState, type GameState } from '@courtside/domain/wall';
import { createContext, useContext, type ReactNode } from 'react';

/** The data of the day of play that the views need in addition to the games. */
export interface PlayDay {
  /** The goals that a forfeit counts. */
  readonly forfeitGoals: number;
  /** Games of the bracket as they are stored, with their states. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** Expected starts of the coming games; empty without a day of play. */
  readonly expected: ReadonlyMap<string, ExpectedStart>;
  /** The state of each game, as far as more than the stored game is known; see `useGameState`. */
  readonly states: ReadonlyMap<string, GameState>;
  /** `HH:MM` at which play continues after a stop: called games wait until then. */
  readonly heldUntil: string | null;
  /** Returns the name of a player who scored; null if scorers are not public. */
  readonly scorerName: ((player: string) => string) | null;
}

const nothing: PlayDay = {
  forfeitGoals: 5,
  bracketGames: new Map(),
  expected: new Map(),
  states: new Map(),
  heldUntil: null,
  scorerName: null,
};
const Context = createContext<PlayDay>(nothing);

/** Provides the day of play to all views inside. The object stays the same while nothing has changed, so that no row renders again. */
export const PlayDayProvider = ({ day, children }: { readonly day: PlayDay; readonly children: ReactNode }) => (
  <Context.Provider value={day}>{children}</Context.Provider>
);

export const usePlayDay = (): PlayDay => useContext(Context);

/** Returns the state of a game: from the day of play, or from the stored game alone; planned without either. */
export function useGameState(id: string | undefined, stored: DayGame | undefined): GameState {
  const { states } = usePlayDay();
  return (id === undefined ? undefined : states.get(id)) ?? (stored ? storedState(stored) : 'planned');
}
