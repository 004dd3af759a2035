import { timeOf } from '../schedule';
import { planMinutes } from './plan-time';
import { isStopped, type DayPlan, type PlanNow, type StoredPlan } from './plan-types';

/** `HH:MM` at which play goes on; null while nothing is stopped. */
export const heldUntil = (plan: DayPlan, now: PlanNow): string | null =>
  plan.resumeAt !== null && isStopped(plan, now) ? timeOf(plan.resumeAt).time : null;

/**
 * Whether a game waits for play to go on while everything is stopped: its teams were called, or its clock stands. One whose clock runs is played.
 * @param until see `heldUntil`
 */
export const isHeld = (phase: string, until: string | null): until is string =>
  until !== null && (phase === 'called' || phase === 'paused');

/**
 * Whether everything is stopped, where no more than the stored plan is read.
 * @param minutes from the midnight before the tournament's first day, on its clock
 */
export function isStoppedAt({ resumeAt }: Pick<StoredPlan, 'resumeAt'>, startDate: string, minutes: number): boolean {
  const resumes = planMinutes(startDate, resumeAt);
  return resumes !== null && resumes > minutes;
}
