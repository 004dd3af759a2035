import type { Match, MatchId } from '@courtside/domain';
import { hasEnded, isToCome, type GameState } from '@courtside/domain/wall';

/** The current state of a schedule's games. */
export interface ScheduleNow {
  readonly states: ReadonlyMap<MatchId, GameState>;
  /** The next games of the courts. */
  readonly next: ReadonlySet<MatchId>;
  /** The last games whose time is up, until the next begin: a visitor who opens the page now wants to see them. */
  readonly lately: ReadonlySet<MatchId>;
}

/**
 * Returns how many of a running day's first slots are past: all their games are over, none is on court or next, and they are not the last ones.
 * Slots before one that awaits a score are not past. A day that has not begun or is over has none.
 * @param slots the games of each slot, in order of time; empty for a break
 */
export function earlierRun(slots: readonly (readonly Pick<Match, 'id'>[])[], { states, next, lately }: ScheduleNow): number {
  const stateOf = ({ id }: Pick<Match, 'id'>): GameState => states.get(id) ?? 'planned';
  const isNow = (game: Pick<Match, 'id'>) => next.has(game.id) || !(hasEnded(stateOf(game)) || isToCome(stateOf(game)));
  if (!slots.some((games) => games.some(isNow))) return 0;
  const current = slots.findIndex((games) => games.some((game) => next.has(game.id) || lately.has(game.id) || !hasEnded(stateOf(game))));
  // A break before the current slot shows when the slot begins.
  return slots.slice(0, Math.max(0, current)).findLastIndex((games) => games.length > 0) + 1;
}
