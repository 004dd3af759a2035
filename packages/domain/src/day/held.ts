import { toScheduleTime } from '../schedule';
import { isStopped, type DayPlan, type PlanNow } from './plan-types';

/** Returns the time, `HH:MM`, at which play continues; null without a stop. */
export const heldUntil = (plan: DayPlan, now: PlanNow): string | null =>
  plan.resumeAt !== null && isStopped(plan, now) ? toScheduleTime(plan.resumeAt).time : null;
