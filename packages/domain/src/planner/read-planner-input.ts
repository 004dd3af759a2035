import { limits } from '../limits';
import type { PlannerFields, PlannerInput } from './types';

const { defaults, fallback, maximumCourts, maximumGroups } = limits.planner;

/** What the fields hold when the planner opens. */
export const plannerDefaults: PlannerInput = defaults;

/** Largest number a field takes: three digits. */
export const plannerMaximum = 999;

/** A whole number inside its limits; anything that is no number counts as `empty`. */
const whole = (value: number | null, empty: number, least = 0, most = plannerMaximum) =>
  value === null || !Number.isFinite(value) ? empty : Math.min(most, Math.max(least, Math.trunc(value)));

/**
 * Fills the blanks: an emptied field counts as 2 teams, 3 minutes of play, no interval, 1 group or 1 court until it
 * is filled. Groups and courts are kept between 1 and 6, all else between 0 and 999.
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
