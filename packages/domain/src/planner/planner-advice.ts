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

/** What to change so that a day runs smoothly, if anything helps. */
type Find = (input: PlannerInput) => PlannerAdvice | undefined;

const withoutChange: Find = (input) => {
  const plan = planTournament(input);
  return plan && runsSmoothly(plan) ? { changes: [], plan } : undefined;
};

/** The change of one field that is enough for `find`: the nearest value, of two equally near the smaller one. */
function nearest(input: PlannerInput, [field, least, most]: (typeof range)[number], find: Find): PlannerAdvice[] {
  const distance = (value: number) => Math.abs(value - input[field]);
  const values = Array.from({ length: most - least + 1 }, (_, index) => least + index).sort((a, b) => distance(a) - distance(b));
  for (const value of values) {
    const advice = find({ ...input, [field]: value });
    if (advice) return [{ changes: [{ field, value }, ...advice.changes], plan: advice.plan }];
  }
  return [];
}

const single = (input: PlannerInput): PlannerAdvice[] => range.flatMap((field) => nearest(input, field, withoutChange));

/**
 * What to change so that the day runs smoothly: the nearest value of each single field that does it; where no single
 * one does, two together: courts or groups, as little of them as possible, then the one other field that makes up for the rest.
 * Empty when the day runs smoothly already, or when nothing helps.
 *
 * @param input whole numbers, as `readPlannerInput` gives them
 */
export function plannerAdvice(input: PlannerInput): readonly PlannerAdvice[] {
  if (withoutChange(input)) return [];
  const one = single(input);
  return one.length > 0 ? one : range.slice(0, 2).flatMap((field) => nearest(input, field, (changed) => single(changed)[0]));
}
