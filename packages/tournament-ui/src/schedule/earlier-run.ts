import type { Match, MatchId } from '@courtside/domain';
import { matchPhase } from './match-state';

/** What the clock says of the games of a schedule. */
export interface OnTheClock {
  readonly running: ReadonlySet<MatchId>;
  readonly next: ReadonlySet<MatchId>;
  /** Games whose time is up, for as long as their scores are awaited. */
  readonly ended: ReadonlySet<MatchId>;
  /** The last of these while nothing has begun since: whoever comes now wants to see them. */
  readonly lately: ReadonlySet<MatchId>;
}

/**
 * How many of a day's first slots are behind while it is being played: all their games are over, and neither on court nor about to begin, nor the last that were. Slots before
 * which one awaits a score are not behind. A day that is not being played, or is over, has none.
 * @param slots the games of each slot, in order of time; none for a break
 */
export function earlierRun(slots: readonly (readonly Match[])[], { running, next, ended, lately }: OnTheClock): number {
  if (!slots.some((games) => games.some(({ id }) => running.has(id) || next.has(id) || ended.has(id)))) return 0;
  const current = slots.findIndex((games) =>
    games.some((match) => next.has(match.id) || lately.has(match.id) || matchPhase(match, running, next, ended) !== 'over'),
  );
  // A break before the current slot says when it begins.
  return slots.slice(0, Math.max(0, current)).findLastIndex((games) => games.length > 0) + 1;
}
