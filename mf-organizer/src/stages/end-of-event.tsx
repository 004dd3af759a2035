import type { Tournament } from '@courtside/domain';
import { useEventStages } from './event-stages';
import { useGroupsStage } from './groups-stage';
import type { StoredStages } from './list-event-stages';
import { useEventEnd } from './use-event-end';

/** Says when the event ends by its plan after a change; nothing without games. */
export function EndOfEvent({ change = {} }: { readonly change?: Partial<StoredStages> }) {
  const words = useEventEnd()(change);
  return words && <p>{words}</p>;
}

/** Says it after a change of the schedule that the tools work on. */
export function EndOfSchedule({ after: { schedule, scheduleTimes } }: { readonly after: Pick<Tournament, 'schedule' | 'scheduleTimes'> }) {
  const { plan } = useGroupsStage();
  const { tournament, groups } = useEventStages();
  if (!plan) return <EndOfEvent change={{ tournament: { ...tournament, schedule, scheduleTimes } }} />;
  const changed = groups.map((one) => (one.plan.id === plan.id ? { ...one, plan: { ...one.plan, schedule, scheduleTimes } } : one));
  return <EndOfEvent change={{ groups: changed }} />;
}
