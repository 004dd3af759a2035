import type { TeamId, Tournament } from '@courtside/domain';
import type { DayAction } from '@courtside/domain/day';
import { createContext, useContext, type ComponentType } from 'react';
import type { BoardGame } from './board-model';
import type { BoardData } from './use-board-data';
import type { Boards } from './use-boards';
import type { NamedPlayer } from './use-players';

/** What can be done with the plan, as the sheet offers it. */
export type PlanKind = 'late' | 'stop' | 'resume' | 'closeCourt' | 'openCourt' | 'swap' | 'tomorrow';

/** What is asked in a sheet over the board. */
export type Sheet =
  | { readonly kind: 'plan'; readonly change: PlanKind; readonly court?: number; readonly game?: string }
  | { readonly kind: 'missing'; readonly game: string; readonly side: 0 | 1 }
  /** A team that had left plays again. */
  | { readonly kind: 'return'; readonly team: TeamId }
  | { readonly kind: 'history'; readonly game: string }
  /** What is left of a game, to be corrected. */
  | { readonly kind: 'clock'; readonly game: string }
  /** Whose the goals of a game were. */
  | { readonly kind: 'goals'; readonly game: string }
  /** The games of a day that are over, of one court or of all. */
  | { readonly kind: 'played'; readonly day: number; readonly court?: number }
  /** The result of a game that is over, to be corrected. */
  | { readonly kind: 'result'; readonly game: string };

/** Something that was done here and can be undone in one step. */
export interface Done {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
}

/** What every court of the board works with. */
export interface DayTools extends BoardData {
  /** Who scores by a pass: only what they may is offered. */
  readonly by: 'organizer' | 'scorekeeper';
  /** Goes on from a game that has ended, for who may not confirm it. */
  readonly goOn: (game: BoardGame) => void;
  readonly tournament: Tournament;
  /** Teams that could referee a game, best first. */
  readonly referees: ReadonlyMap<string, readonly string[]>;
  /** The named players of a team, to whom goals can be credited. */
  readonly playersOf: (teamId: string) => readonly NamedPlayer[];
  /** Does something with a game: it shows at once, is kept without a network, and a refusal is told above the courts, after `onRefused`. */
  readonly act: (game: BoardGame, action: DayAction, onRefused?: () => void) => void;
  /** The other devices that score. */
  readonly boards: Boards;
  /** Runs another command so. */
  readonly run: (command: () => Promise<unknown>) => void;
  /** The history of the game that the sheet asks for, put in by the page. */
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
