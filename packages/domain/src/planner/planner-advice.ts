import { limits } from '../limits';
import { planTournament } from './plan-tournament';
import type { PlannerInput, PlannerPlan } from './types';

/** One field to change, and to what. */
export interface PlannerChange {
  readonly field: keyof PlannerInput;
  readonly value: number;
}

/** A way to a day that runs smoothly: the changes together, and the plan that comes of them. */
export interface PlannerAdvice {
  readonly changes: readonly PlannerChange[];
  readonly plan: PlannerPlan;
}

/** What advice may set, in the order of what costs a tournament least; shorter games than 5 minutes are none. */
const range: ReadonlyArray<readonly [field: keyof PlannerInput, least: number, most: number]> = [
  ['courts', 1, limits.planner.maximumCourts],
  ['groups', 1, limits.planner.maximumGroups],
  ['gameLength', 5, 60],
  ['interval', 1, 30],
  ['teams', 4, 64],
];

/** A day runs smoothly when its court time does, and no team waits longer than that. */
export function runsSmoothly(plan: PlannerPlan): boolean {
  const { courtTime, frequency } = plan;
  return courtTime.band === 'smooth' && (frequency.band === 'smooth' || frequency.band === 'tooMuch');
}

/** The values of a range, the nearest to the present one first; of two equally near the smaller one first. */
function nearestFirst(now: number, least: number, most: number): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((value) => value !== now);
  return all.sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || a - b);
}

/** The smallest change of one field that makes the day run smoothly, others staying as they are. */
function single(input: PlannerInput, [field, least, most]: (typeof range)[number]): PlannerAdvice | null {
  for (const value of nearestFirst(input[field], least, most)) {
    const plan = planTournament({ ...input, [field]: value });
    if (plan && runsSmoothly(plan)) return { changes: [{ field, value }], plan };
  }
  return null;
}

/** Courts or groups first, as little of them as possible, then the one other field that makes up for the rest. */
function pair(input: PlannerInput): PlannerAdvice[] {
  const found: PlannerAdvice[] = [];
  for (const [field, least, most] of range.slice(0, 2)) {
    for (const value of nearestFirst(input[field], least, most)) {
      const changed = { ...input, [field]: value };
      const second = range.filter(([other]) => other !== field).map((other) => single(changed, other)).find((advice) => advice !== null);
      if (!second) continue;
      found.push({ changes: [{ field, value }, ...second.changes], plan: second.plan });
      break;
    }
  }
  return found;
}

/**
 * What to change so that the day runs smoothly: the nearest value of each single field that does it; where no single
 * one does, two together. Empty when the day runs smoothly already, or when nothing helps.
 *
 * @param input whole numbers, as `readPlannerInput` gives them
 */
export function plannerAdvice(input: PlannerInput): readonly PlannerAdvice[] {
  const now = planTournament(input);
  if (now && runsSmoothly(now)) return [];
  const one = range.map((field) => single(input, field)).filter((advice) => advice !== null);
  return one.length > 0 ? one : pair(input);
}
