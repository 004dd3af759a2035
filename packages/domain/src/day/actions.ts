import type { SeriesLength, GameClock, GameEnding, Goal, PlayState, Score, SeriesGame } from '../entities';
import type { Verdict } from '../permissions/verdict';
import type { DayPhase } from './phase';
import type { DayReason } from './transitions';

/** An action on a game. The device creates the ids of goals, so that a tap that is sent twice is one goal. */
export type DayAction =
  | { readonly kind: 'call' | 'uncall' | 'unstart' | 'pause' | 'resume' | 'confirm' | 'unconfirm' | 'reopen' | 'cancel' }
  /** Length in minutes of play, see `getGameLength`. */
  | { readonly kind: 'start'; readonly length: number }
  /**
   * Corrects the clock to the time left, in milliseconds, from 0 to the length of the game. A running clock runs on, a stopped one stays
   * stopped.
   */
  | { readonly kind: 'setClock'; readonly leftMs: number }
  | { readonly kind: 'goal'; readonly goal: Goal }
  | { readonly kind: 'undoGoal'; readonly id: string }
  /** Credits a goal to a player; an empty text removes the credit. */
  | { readonly kind: 'credit'; readonly id: string; readonly player: string }
  /** A bracket game with level scores needs a winner. */
  | { readonly kind: 'end'; readonly ending: Extract<GameEnding, 'played' | 'overtime' | 'goldenGoal'>; readonly winner?: 1 | 2 | null }
  | { readonly kind: 'forfeit'; readonly ending: Extract<GameEnding, 'forfeitByTeam1' | 'forfeitByTeam2' | 'doubleForfeit'> }
  /** The ending does not change unless it is given. */
  | {
      readonly kind: 'correct';
      readonly team1Score: number;
      readonly team2Score: number;
      readonly winner?: 1 | 2 | null;
      readonly ending?: Extract<GameEnding, 'played' | 'overtime' | 'goldenGoal'>;
      /** The games of a series; they decide its score. As long as they don't decide it, it goes on. */
      readonly games?: readonly SeriesGame[];
    };

/** The facts about a game, besides its state, that decide which actions are possible. */
export interface DayContext {
  /** The role of the user; organizer by default. */
  readonly by?: 'organizer' | 'scorekeeper';
  /** A bracket game cannot end level. */
  readonly isBracket?: boolean;
  /** False while a team of the bracket game is not known. */
  readonly hasTeams?: boolean;
  /** Another game of the bracket needs the winner or loser of this one. */
  readonly othersWait?: boolean;
  /** A game that waited for this one has begun. */
  readonly othersBegun?: boolean;
  /** The most games of a series. */
  readonly bestOf?: SeriesLength | undefined;
}

/** The changes of an action: fields of the state and of the scores. Missing fields do not change. */
export interface DayChange {
  readonly state?: PlayState;
  readonly ending?: GameEnding | null;
  readonly winner?: 1 | 2 | null;
  readonly isConfirmed?: boolean;
  readonly clock?:
    | { readonly [Field in keyof GameClock]?: GameClock[Field] | (Field extends 'startedAt' | 'pausedAt' ? 'now' : never) }
    | null;
  /** An added goal: it also increases the score of its side. */
  readonly goal?: Goal;
  /** A removed goal. */
  readonly undone?: Goal;
  readonly credited?: Goal;
  /** Sides without a goal now have 0. */
  readonly isFilled?: true;
  readonly scores?: readonly [Score, Score];
  readonly games?: readonly SeriesGame[];
}

export type DayVerdict =
  | { readonly allowed: true; readonly phase: DayPhase; readonly change: DayChange }
  | Extract<Verdict<DayReason>, { allowed: false }>;
