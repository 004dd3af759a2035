import type { Tournament } from '@courtside/domain';
import { withCarriedPoints } from '@courtside/domain/stages';
import { useMemo } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useEventStages } from '../../stages/event-stages';
import { useGroupsStage } from '../../stages/groups-stage';

/** Returns the event from which rounds are drawn: in a further stage, with the points with which its teams began. */
export function useSwissEvent(): Tournament {
  const { tournament } = useSchedule();
  const { plan } = useGroupsStage();
  const { tables } = useEventStages();
  const carried = plan && tables.get(plan.id)?.carriedPoints;
  return useMemo(() => (carried ? withCarriedPoints(tournament, carried) : tournament), [tournament, carried]);
}
