import { timeOf } from '../schedule';
import { isStopped, type DayPlan, type PlanNow } from './plan-types';

/** `HH:MM` at which play goes on; null while nothing is stopped. */
export const heldUntil = (plan: DayPlan, now: PlanNow): string | null =>
  plan.resumeAt !== null && isStopped(plan, now) ? timeOf(plan.resumeAt).time : null;
