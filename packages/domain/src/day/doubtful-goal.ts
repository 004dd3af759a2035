import type { Goal } from '../entities';

/** Two taps for one goal come this close, in milliseconds. */
const SAME_GOAL_MS = 5_000;

/** Id of a goal: an id that nothing else has, and the device on which the goal was tapped. Goals of earlier releases name no device. */
export const goalIdOf = (unique: string, device: string): string => `${unique}-${device}`;

/** The device on which a goal was tapped; null where its id names none. */
export const deviceOfGoal = (id: string): string | null => id.split('-')[1] ?? null;

/** Two goals that may be one: two devices counted a goal for the same side within five seconds. */
export interface DoubtfulGoal {
  readonly first: Goal;
  /** The one that goes if there was one goal only: the same on each device. */
  readonly second: Goal;
}

/**
 * The earliest goal that may have been counted twice; null where there is none.
 * @param goals of one game, in the order in which they were tapped
 * @param separate ids of goals that somebody has said are goals of their own
 */
export function findDoubtfulGoal(goals: readonly Goal[], separate: ReadonlySet<string>): DoubtfulGoal | null {
  for (const [index, second] of goals.entries()) {
    const first = separate.has(second.id) ? undefined : goals.slice(0, index).find((earlier) => mayBeSame(earlier, second));
    if (first) return { first, second };
  }
  return null;
}

function mayBeSame(earlier: Goal, later: Goal): boolean {
  const [one, other] = [deviceOfGoal(earlier.id), deviceOfGoal(later.id)];
  return earlier.side === later.side && later.at - earlier.at <= SAME_GOAL_MS && one !== null && other !== null && one !== other;
}
