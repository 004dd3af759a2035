import type { Tournament } from '@courtside/domain';
import { isPlanBehind, storedPlan, type DayPlan, type StoredPlan } from '@courtside/domain/day';
import { changeDayPlan } from '@courtside/firebase';
import { useEffect, useRef } from 'react';

/**
 * Stores the plan of the day again where the schedule was edited since: a pass for one court is good for the games that the stored plan has there, and whoever
 * reads it sees what an organiser sees.
 * @param plan the plan with all its games as the server has them; null while that is not sure, and for who changes no plan
 * @param seen the plan as it is stored; null where there is none
 */
export function useFollowingPlan({ id }: Pick<Tournament, 'id'>, plan: DayPlan | null, seen: StoredPlan | null): void {
  const tried = useRef('');
  useEffect(() => {
    if (!plan || !seen || !isPlanBehind(plan, seen)) return;
    const next = storedPlan(plan);
    // Once for each edit: what another organiser's page has stored meanwhile comes back as another plan.
    const key = JSON.stringify([seen, next]);
    if (tried.current === key) return;
    tried.current = key;
    changeDayPlan(id, next, seen).catch((error: unknown) => {
      console.warn('The plan of the day was not stored again', error);
    });
  }, [id, plan, seen]);
}
