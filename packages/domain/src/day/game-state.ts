import type { DayPhase } from './phase';

/**
 * The state of a game at this moment, as all users see it. `late`: its time has passed without a call. `held`: it waits until play
 * continues. `pending`: its time is up by the clock, and its result is awaited. `unconfirmed`: it has ended, and its result waits for an
 * organizer.
 */
export type GameState = 'planned' | 'late' | 'called' | 'live' | 'paused' | 'held' | 'pending' | 'unconfirmed' | 'over';

/** The facts that the state of a game is computed from. Times are minutes from the midnight before the tournament's first day. */
export interface GameFacts {
  readonly phase: DayPhase;
  readonly start: number;
  readonly end: number;
  readonly hasTeams: boolean;
  /** Its court is run from the board on its day: the clock does not decide its state. */
  readonly isRun: boolean;
  /** It ended on the board, and no organizer has confirmed its result. */
  readonly waitsForOrganizer: boolean;
  /** Its scores were typed in without the board and may be intermediate. */
  readonly mayChange: boolean;
}

export interface StateNow {
  readonly minutes: number;
  /** Everything is stopped. */
  readonly isStopped: boolean;
}

/** How long after its time a game without a score is awaited: half a day, so that no score is pending the next weekend. */
export const AWAITED_MINUTES = 12 * 60;

/** Whether the time of a game on a court that is run from the board has passed without a call. */
export const isOverdue = ({ phase, start, isRun }: Pick<GameFacts, 'phase' | 'start' | 'isRun'>, minutes: number): boolean =>
  phase === 'planned' && isRun && Math.floor(minutes) > start;

/** Returns the state of a game: from its stored state, or by the clock if its court is not run from the board. */
export function gameState(game: GameFacts, { minutes, isStopped }: StateNow): GameState {
  const { phase, start, end } = game;
  if (phase === 'playing') return 'live';
  if (phase === 'called' || phase === 'paused') return isStopped ? 'held' : phase;
  const isOnClock = !game.isRun && game.hasTeams && start <= minutes;
  if (isOnClock && minutes < end && (phase === 'planned' || game.mayChange)) return isStopped ? 'held' : 'live';
  if (phase !== 'planned') return game.waitsForOrganizer ? 'unconfirmed' : 'over';
  if (minutes >= end + AWAITED_MINUTES) return 'planned';
  if (isOverdue(game, minutes)) return 'late';
  return isOnClock ? 'pending' : 'planned';
}

/** Whether a game has ended, its result confirmed or not. */
export const hasEnded = (state: GameState): boolean => state === 'over' || state === 'unconfirmed';
/** Whether a game is on court, its clock running or not. */
export const isOnCourt = (state: GameState): state is 'live' | 'paused' => state === 'live' || state === 'paused';
/** Whether the teams of a game are at their court, or called to it. */
export const isAtCourt = (state: GameState): state is 'live' | 'paused' | 'called' | 'held' =>
  isOnCourt(state) || state === 'called' || state === 'held';
/** Whether a game is still to come: its teams are not called. */
export const isToCome = (state: GameState): boolean => state === 'planned' || state === 'late';
