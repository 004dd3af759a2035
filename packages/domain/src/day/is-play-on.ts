import { isRunFromBoard } from '../entities';
import type { GameState } from './game-state';
import { isOver, type PlannedGame } from './plan-types';

/** A pause between two games on the plan that does not end a day of play, in minutes. */
export const LONGEST_BREAK = 90;
/** How much longer than planned a last game may take, in minutes. */
const OVERTIME = 20;

/** A stretch of the plan, in minutes. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a day of play is on by its plan: a game runs, has hardly run out, or the next one comes after no more than a break. */
export function isPlayTime(spans: readonly Span[], minutes: number): boolean {
  const lastEnd = Math.max(...spans.flatMap(({ end }) => (end <= minutes ? [end] : [])));
  const nextStart = Math.min(...spans.flatMap(({ start }) => (start > minutes ? [start] : [])));
  const isRunning = spans.some(({ start, end }) => start <= minutes && minutes < end);
  return isRunning || minutes - lastEnd < OVERTIME || nextStart - lastEnd <= LONGEST_BREAK;
}

interface PlayOn {
  /** The games that visitors may see, with the times that they are told. */
  readonly games: readonly PlannedGame[];
  readonly states: ReadonlyMap<string, GameState>;
  /** The day of play that is on or comes next; null after the last game. */
  readonly day: number | null;
  readonly minutes: number;
  readonly isStopped: boolean;
}

/**
 * Whether a tournament is live: a game of it is being played. Teams that are called don't play yet; while everything is stopped only a game whose clock
 * runs is played; after the last result none is. A day that nobody runs from the board is live between two of its games, too.
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
