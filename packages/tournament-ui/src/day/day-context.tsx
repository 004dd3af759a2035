import type { BracketGame, GameId } from '@courtside/domain';
import type { ToldStart } from '@courtside/domain/day';
import { createContext, useContext, type ReactNode } from 'react';

/** What the views need of the day of play beside the games themselves. */
export interface PlayDay {
  /** What a forfeit is worth. */
  readonly forfeitGoals: number;
  /** Games of the bracket as they are stored, with their states. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** Expected starts of the games that are to come; empty where there is no day of play. */
  readonly expected: ReadonlyMap<string, ToldStart>;
  /** `HH:MM` at which play goes on while everything is stopped: who was called waits until then. */
  readonly heldUntil: string | null;
  /** Name of a player who was credited with a goal; null where visitors are not told who scores. */
  readonly scorerName: ((player: string) => string) | null;
}

const nothing: PlayDay = { forfeitGoals: 5, bracketGames: new Map(), expected: new Map(), heldUntil: null, scorerName: null };
const Context = createContext<PlayDay>(nothing);

/** Gives all views inside what they need of the day of play. The same object while nothing has changed, so that no row is drawn anew. */
export const PlayDayProvider = ({ day, children }: { readonly day: PlayDay; readonly children: ReactNode }) => (
  <Context.Provider value={day}>{children}</Context.Provider>
);

export const usePlayDay = (): PlayDay => useContext(Context);
