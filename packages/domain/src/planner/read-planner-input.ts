import { limits } from '../limits';
import type { PlannerFields, PlannerInput } from './types';

const { defaults, fallback, maximumCourts, maximumGroups } = limits.planner;

/** The values of the fields when the planner opens. */
export const plannerDefaults: PlannerInput = defaults;

/** The largest number in a field: three digits. */
export const plannerMaximum = 999;

/** Returns a whole number within its limits; anything that is not a number counts as `empty`. */
const whole = (value: number | null, empty: number, least = 0, most = plannerMaximum) =>
  value === null || !Number.isFinite(value) ? empty : Math.min(most, Math.max(least, Math.trunc(value)));

/**
 * Fills empty fields: they count as 2 teams, 3 minutes of play, no interval, 1 group or 1 court. Groups and courts are kept between 1 and
 * 6, all other numbers between 0 and 999.
 */
export function readPlannerInput(fields: PlannerFields): PlannerInput {
  return {
    teams: whole(fields.teams, fallback.teams),
    gameLength: whole(fields.gameLength, fallback.gameLength),
    interval: whole(fields.interval, fallback.interval),
    groups: whole(fields.groups, 1, 1, maximumGroups),
    courts: whole(fields.courts, 1, 1, maximumCourts),
  };
}
