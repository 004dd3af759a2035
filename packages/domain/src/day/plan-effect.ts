import { planFigures, type PlanFigures } from './plan-figures';
import { DAY } from './plan-time';
import type { DayPlan, PlanNow, PlanPlace } from './plan-types';

/** A game that a change puts elsewhere. */
export interface MovedGame {
  readonly id: string;
  readonly from: PlanPlace;
  readonly to: PlanPlace;
}

/** What a change of the plan does, to be shown before it is done. */
export interface PlanEffect {
  readonly before: PlanFigures;
  readonly after: PlanFigures;
  readonly moved: readonly MovedGame[];
  /** A game is now after the tournament's last day. */
  readonly isAfterEnd: boolean;
}

export function planEffect(before: DayPlan, after: DayPlan, now: PlanNow): PlanEffect {
  const moved = [...after.games.values()].flatMap(({ id, court, start }): MovedGame[] => {
    const from = before.games.get(id);
    return !from || (from.court === court && from.start === start)
      ? []
      : [{ id, from: { court: from.court, start: from.start }, to: { court, start } }];
  });
  const lastDay = Math.round((Date.parse(`${after.endDate}T00:00:00Z`) - Date.parse(`${after.startDate}T00:00:00Z`)) / (DAY * 60_000));
  return {
    before: planFigures(before, now),
    after: planFigures(after, now),
    moved,
    isAfterEnd: moved.some(({ id }) => (after.games.get(id)?.day ?? 0) > lastDay),
  };
}
