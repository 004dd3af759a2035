import type { TeamId, Tournament } from '@courtside/domain';
import type { DayAction } from '@courtside/domain/day';
import { createContext, useContext, type ComponentType } from 'react';
import type { BoardGame } from './board-model';
import type { BoardData } from './use-board-data';
import type { Boards } from './use-boards';
import type { NamedPlayer } from './use-players';

/** Kinds of plan changes that the sheet offers. */
export type PlanKind = 'late' | 'stop' | 'resume' | 'closeCourt' | 'openCourt' | 'swap' | 'tomorrow';

/** The content of a sheet over the board. */
export type Sheet =
  | { readonly kind: 'plan'; readonly change: PlanKind; readonly court?: number; readonly game?: string }
  | { readonly kind: 'missing'; readonly game: string; readonly side: 0 | 1 }
  /** A team that had left plays again. */
  | { readonly kind: 'return'; readonly team: TeamId }
  | { readonly kind: 'history'; readonly game: string }
  /** The time left of a game, to be corrected. */
  | { readonly kind: 'clock'; readonly game: string }
  /** The goals of a game, with their scorers. */
  | { readonly kind: 'goals'; readonly game: string }
  /** The finished games of a day, of one court or of all. */
  | { readonly kind: 'played'; readonly day: number; readonly court?: number }
  /** The result of a finished game, to be corrected. */
  | { readonly kind: 'result'; readonly game: string };

/** An action on this page that can be undone in one step. */
export interface Done {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** The data and functions that every court of the board uses. */
export interface DayTools extends BoardData {
  /** The role of the user: a scorekeeper sees only the actions that they may do. */
  readonly by: 'organizer' | 'scorekeeper';
  /** Leaves a game that has ended, for a user who may not confirm it. */
  readonly goOn: (game: BoardGame) => void;
  readonly tournament: Tournament;
  /** Teams that could referee a game, best first. */
  readonly referees: ReadonlyMap<string, readonly string[]>;
  /** Returns the named players of a team, to whom goals can be credited. */
  readonly playersOf: (teamId: string) => readonly NamedPlayer[];
  /**
   * Performs an action on a game. It shows at once and is queued without a network; a refusal is reported above the courts, after
   * `onRefused`.
   */
  readonly act: (game: BoardGame, action: DayAction, onRefused?: () => void) => void;
  /** The other devices that score. */
  readonly boards: Boards;
  /** Runs another command in the same way. */
  readonly run: (command: () => Promise<unknown>) => void;
  /** The history of the game that the sheet names, provided by the page. */
  readonly History: ComponentType;
  readonly sheet: Sheet | null;
  readonly openSheet: (sheet: Sheet | null) => void;
  readonly did: (done: Done) => void;
  readonly isAlarmOn: boolean;
  readonly setAlarm: (isOn: boolean) => void;
}

const Context = createContext<DayTools | null>(null);
export const DayProvider = Context.Provider;

export function useDay(): DayTools {
  const tools = useContext(Context);
  if (!tools) throw new Error('A court needs a DayProvider around it');
  return tools;
}
