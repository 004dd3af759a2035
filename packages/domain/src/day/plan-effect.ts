import { planFigures, type PlanFigures } from './plan-figures';
import { MINUTES_PER_DAY } from '../schedule';
import { isAhead, type DayPlan, type PlanNow, type PlanPlace, type PlannedGame } from './plan-types';

/** A game that a change moves. */
export interface MovedGame {
  readonly id: string;
  readonly from: PlanPlace;
  readonly to: PlanPlace;
}

/** The effects of a change of the plan, for a preview. */
export interface PlanEffect {
  readonly before: PlanFigures;
  readonly after: PlanFigures;
  readonly moved: readonly MovedGame[];
  /** Games whose teams were called and that are no longer next on their court: they have to be called again. */
  readonly recalled: readonly string[];
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
  const lastDay = Math.round(
    (Date.parse(`${after.endDate}T00:00:00Z`) - Date.parse(`${after.startDate}T00:00:00Z`)) / (MINUTES_PER_DAY * 60_000),
  );
  return {
    before: planFigures(before, now),
    after: planFigures(after, now),
    moved,
    recalled: moved.flatMap(({ id }) => (isCalledAway(before, after, id) ? [id] : [])),
    isAfterEnd: moved.some(({ id }) => (after.games.get(id)?.day ?? 0) > lastDay),
  };
}

function isCalledAway(before: DayPlan, after: DayPlan, id: string): boolean {
  const [was, is] = [before.games.get(id), after.games.get(id)];
  if (was?.phase !== 'called' || !is) return false;
  const isNext = (plan: DayPlan, game: PlannedGame) =>
    plan.courts[game.court]?.games.find((one) => one.day === game.day && isAhead(one))?.id === game.id;
  return was.court !== is.court || was.day !== is.day || (isNext(before, was) && !isNext(after, is));
}
