import { limits } from '../limits';
import { planTournament } from './plan-tournament';
import type { PlannerFields, PlannerInput, PlannerPlan } from './types';

/** One field to change, and its new value. */
export interface PlannerChange {
  readonly field: keyof PlannerFields;
  readonly value: number;
}

/** A change that makes the day run smoothly, and the resulting plan. */
export interface PlannerAdvice {
  readonly changes: readonly PlannerChange[];
  readonly plan: PlannerPlan;
}

/** The fields that advice may change, the cheapest for a tournament first. Games shorter than 5 minutes are not advised. */
const range: ReadonlyArray<readonly [field: keyof PlannerFields, least: number, most: number]> = [
  ['courts', 1, limits.planner.maximumCourts],
  ['groups', 1, limits.planner.maximumGroups],
  ['gameLength', 5, 60],
  ['interval', 1, 30],
  ['teams', 4, 64],
];

/** A day runs smoothly if its court time does, and no team waits longer than that. */
export function runsSmoothly(plan: PlannerPlan): boolean {
  const { courtTime, frequency } = plan;
  return courtTime.band === 'smooth' && (frequency.band === 'smooth' || frequency.band === 'tooMuch');
}

/** Returns what to change so that a day runs smoothly, if anything helps. */
type Find = (input: PlannerInput) => PlannerAdvice | undefined;

const withoutChange: Find = (input) => {
  const plan = planTournament(input);
  return plan && runsSmoothly(plan) ? { changes: [], plan } : undefined;
};

/** Returns the change of one field that is enough for `find`: the nearest value, and the smaller one if two are equally near. */
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
 * Returns what to change so that the day runs smoothly: for each single field that is enough, the nearest value. If no single field is
 * enough, two together: courts or groups, changed as little as possible, and the one other field that makes up the rest. Empty if the day
 * runs smoothly already, or if nothing helps.
 *
 * @param input whole numbers, as `readPlannerInput` returns them
 */
export function plannerAdvice(input: PlannerInput): readonly PlannerAdvice[] {
  if (withoutChange(input)) return [];
  const one = single(input);
  return one.length > 0 ? one : range.slice(0, 2).flatMap((field) => nearest(input, field, (changed) => single(changed)[0]));
}
