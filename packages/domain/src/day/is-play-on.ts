import { isRunFromBoard } from '../entities';
import type { GameState } from './game-state';
import { isOver, type PlannedGame } from './plan-types';

/** The longest pause, in minutes, between two planned games that does not end a day of play. */
export const LONGEST_BREAK = 90;
/** How much longer than planned the last game may take, in minutes. */
const OVERTIME = 20;

/** A span of the plan, in minutes. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether the plan is in a day of play: a game runs, has just ended, or the next one comes after at most a break. */
export function isPlayTime(spans: readonly Span[], minutes: number): boolean {
  const lastEnd = Math.max(...spans.flatMap(({ end }) => (end <= minutes ? [end] : [])));
  const nextStart = Math.min(...spans.flatMap(({ start }) => (start > minutes ? [start] : [])));
  const isRunning = spans.some(({ start, end }) => start <= minutes && minutes < end);
  return isRunning || minutes - lastEnd < OVERTIME || nextStart - lastEnd <= LONGEST_BREAK;
}

interface PlayOn {
  /** The games that visitors may see, with the times that they are shown. */
  readonly games: readonly PlannedGame[];
  readonly states: ReadonlyMap<string, GameState>;
  /** The current or next day of play; null after the last game. */
  readonly day: number | null;
  readonly minutes: number;
  readonly isStopped: boolean;
}

/**
 * Returns whether a tournament is live: one of its games is in play. Called teams do not play yet. During a stop, only a game with a
 * running clock is in play; after the last result, none is. A day that is not run from the board is also live between two of its games.
 */
export function isPlayOn({ games, states, day, minutes, isStopped }: PlayOn): boolean {
  if (games.some(({ id }) => states.get(id) === 'live' || states.get(id) === 'paused')) return true;
  const today = games.filter((game) => game.day === day);
  if (isStopped || today.every(isOver) || today.some(({ state }) => isRunFromBoard(state))) return false;
  return isPlayTime(
    today.map(({ start, length }) => ({ start, end: start + length })),
    minutes,
  );
}
