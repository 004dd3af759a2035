import type { Goal } from '../entities';

/** The largest time between two taps for one goal, in milliseconds. */
const SAME_GOAL_MS = 5_000;

/** Returns the id of a goal: a unique id and the device on which the goal was tapped. Goals of earlier releases name no device. */
export const toGoalId = (unique: string, device: string): string => `${unique}-${device}`;

/** Returns the device on which a goal was tapped; null if the id names none. */
export const deviceOfGoal = (id: string): string | null => id.split('-')[1] ?? null;

/** Two goals that may be one: two devices counted a goal for the same side within five seconds. */
export interface DoubtfulGoal {
  readonly first: Goal;
  /** The goal to remove if there was only one: the same on each device. */
  readonly second: Goal;
}

/**
 * Returns the earliest goal that may have been counted twice; null if there is none.
 * @param goals of one game, in the order in which they were tapped
 * @param separate ids of goals that a user has confirmed as separate goals
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
