import { planStages, type DayPlan, type PlanSource } from '@courtside/domain/day';
import { everyStage, withFurtherGroups, type FurtherGroups } from '@courtside/domain/stages';

export interface EventSource extends PlanSource {
  readonly furtherGroups: readonly FurtherGroups[];
}

/** Returns every game of an event with its court and planned start, see `plannedDay`: also those of further groups. */
export const planEvent = ({ further = [], furtherGroups, ...source }: EventSource): DayPlan =>
  planStages(withFurtherGroups(everyStage(source, further), source.tournament, furtherGroups), source);
