import { limits, toMinutes } from '@courtside/domain';
import { eventEnd, type GroupsPlan } from '@courtside/domain/stages';
import { newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { previewRoundRobin } from '../../games/create-schedule-model';
import { useEventStages } from '../../stages/event-stages';
import { useMomentWords } from '../../stages/use-event-end';
import { listPairsThatMet } from './draw-model';
import type { DealtGroups } from './groups-draft';

const DAY = 24 * 60;

/**
 * Estimates when the event ends with further groups: with a round robin on one day, after the last planned game, or from the usual time of a
 * later day. Null if no game is planned, the groups can't be dealt, or they begin before the last planned day.
 */
export function useGroupsEnd(plan: GroupsPlan, { groups }: DealtGroups): string | null {
  const { t } = useTranslation('organizerSchedule');
  const event = useEventStages();
  const { tournament } = event;
  const words = useMomentWords(tournament);
  const now = eventEnd(event.stages);
  const lastDay = Math.floor((now ?? 0) / DAY);
  if (now === null || groups === null || plan.firstDay < lastDay) return null;
  if (Object.values(groups).some((teams) => teams.length < limits.teamsPerGroup)) return null;
  const { startTimes, gameLength, interval, numberOfCourts } = tournament.scheduleTimes;
  const times = { startTimes: ['00:00'], gameLength, interval, numberOfCourts };
  const { days, games } = previewRoundRobin({ days: 1, legs: 1, times }, groups, newDocumentId, listPairsThatMet(event, plan, groups));
  const minutes = days[0]?.end.minutes ?? 0;
  if (games === 0) return null;
  if (plan.firstDay === lastDay) return t('shapeEnd.added', { count: games, ...words(now, now + interval + minutes) });
  return t('shapeEnd.moved', words(now, plan.firstDay * DAY + toMinutes(startTimes[0] ?? limits.times.startTime) + minutes));
}
