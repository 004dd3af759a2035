import type { BracketGame, GameId } from '@courtside/domain';
import { createContext, useContext, type ReactNode } from 'react';

/** When a game is expected to begin, as the courts stand. */
export interface ExpectedStart {
  /** `HH:MM` on the tournament's clock. */
  readonly time: string;
  /** `HH:MM` of the plan as it goes, which may be another than the first one. */
  readonly planned: string;
  /** Where it is played by the plan as it goes. */
  readonly courtLetter: string;
  /** It is expected about then, later than planned. */
  readonly isLate: boolean;
  /** The plan has put it at another time or on another court than the schedule. */
  readonly isMoved: boolean;
  /** It is on court. */
  readonly isOn: boolean;
}

/** What the views need of the day of play beside the games themselves. */
export interface PlayDay {
  /** What a forfeit is worth. */
  readonly forfeitGoals: number;
  /** Games of the bracket as they are stored, with their states. */
  readonly bracketGames: ReadonlyMap<GameId, BracketGame>;
  /** Expected starts of the games that are to come; empty where there is no day of play. */
  readonly expected: ReadonlyMap<string, ExpectedStart>;
  /** Name of a player who was credited with a goal; null where visitors are not told who scores. */
  readonly scorerName: ((player: string) => string) | null;
}

const nothing: PlayDay = { forfeitGoals: 5, bracketGames: new Map(), expected: new Map(), scorerName: null };
const Context = createContext<PlayDay>(nothing);

/** Gives all views inside what they need of the day of play. The same object while nothing has changed, so that no row is drawn anew. */
export const PlayDayProvider = ({ day, children }: { readonly day: PlayDay; readonly children: ReactNode }) => (
  <Context.Provider value={day}>{children}</Context.Provider>
);

export const usePlayDay = (): PlayDay => useContext(Context);
