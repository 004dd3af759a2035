import type { Tournament } from '@courtside/domain';
import { isPlanBehind, storedPlan, type DayPlan, type StoredPlan } from '@courtside/domain/day';
import { changeDayPlan } from '@courtside/firebase';
import { useEffect, useRef } from 'react';

/**
 * Stores the plan of the day again after the schedule was edited: a pass for one court allows the games that the stored plan has there, and
 * its readers should see what an organizer sees.
 * @param plan the plan with all its games as the server has them; null while that is uncertain, and for users who do not change plans
 * @param seen the stored plan; null if there is none
 */
export function useFollowingPlan({ id }: Pick<Tournament, 'id'>, plan: DayPlan | null, seen: StoredPlan | null): void {
  const tried = useRef('');
  useEffect(() => {
    if (!plan || !seen || !isPlanBehind(plan, seen)) return;
    const next = storedPlan(plan);
    // Once for each edit: a plan that another organizer's page has stored in the meantime is read as another plan.
    const key = JSON.stringify([seen, next]);
    if (tried.current === key) return;
    tried.current = key;
    changeDayPlan(id, next, seen).catch((error: unknown) => {
      console.warn('The plan of the day was not stored again', error);
    });
  }, [id, plan, seen]);
}
