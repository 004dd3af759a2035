import { dayOffsets, sortedDayIds, type Match, type MatchId, type Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { EmptyState, space } from '@courtside/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import type { LiveNow } from '../live/use-live-status';
import { addDays } from '../time/wall-clock';
import { DayCard } from './day-card';
import { groupLetters, matchNumbers } from './match-labels';
import { ScheduleFilters, useScheduleFilter } from './schedule-filters';
import { Days } from './schedule-style';

export interface ScheduleViewProps {
  readonly tournament: Pick<Tournament, 'schedule' | 'scheduleType' | 'scheduleTimes' | 'startDate' | 'groups'>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Teams to filter by, in the order to offer them. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
  /** What is on court and what comes next; null before and after the event. */
  readonly live: LiveNow | null;
  /** Only the order of the games is shown, not when they are played. */
  readonly hidesTimes?: boolean;
  /** Matches whose scores changed a moment ago. */
  readonly changed?: ReadonlySet<MatchId>;
}

const Choice = styled.div`
  margin-bottom: ${space[4]};
  @media print {
    display: none;
  }
`;

const nothing: ReadonlySet<MatchId> = new Set();

/** Days or rounds as cards, with filters by team and court. */
export const ScheduleView = memo(function ScheduleView({ tournament, matches, teams, live, hidesTimes = false, changed = nothing }: ScheduleViewProps) {
  const { t } = useTranslation('schedule');
  const titleOf = useDayTitle(tournament);
  const { filter, change } = useScheduleFilter();
  // The choice shows at once, the rows follow.
  const shownFilter = useDeferredValue(filter);
  const running = useSteadySet(live?.running);
  const next = useSteadySet(live?.next);
  const ended = useSteadySet(live?.ended);
  const numbers = useMemo(() => matchNumbers(tournament.schedule), [tournament.schedule]);
  const groups = useMemo(() => groupLetters(tournament.groups), [tournament.groups]);
  const dayIds = sortedDayIds(tournament.schedule);
  return (
    <>
      <Choice>
        <ScheduleFilters teams={teams} courtCount={tournament.scheduleTimes.numberOfCourts} filter={filter} onChange={change} />
      </Choice>
      <Days data-sheets={tournament.scheduleType === 'roundRobin' || undefined}>
        {dayIds.map((dayId, dayIndex) => (
          <DayCard
            key={dayId}
            title={titleOf(dayIndex)}
            entries={tournament.schedule[dayId] ?? []}
            dayIndex={dayIndex}
            times={tournament.scheduleTimes}
            matches={matches}
            numbers={numbers}
            groups={groups}
            filter={shownFilter}
            running={running}
            next={next}
            ended={ended}
            changed={changed}
            hidesTimes={hidesTimes}
          />
        ))}
      </Days>
      {matches.size === 0 && <EmptyState title={t('empty')} />}
    </>
  );
});

/** A set that stays the same object while it holds the same, so that a tick of the clock renders nothing anew. */
function useSteadySet(ids: readonly MatchId[] = []): ReadonlySet<MatchId> {
  const key = ids.join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the ids
  return useMemo(() => new Set(ids), [key]);
}

/** "Day 1 · Saturday 12 June", "Round 3". */
export function useDayTitle({ schedule, scheduleType, scheduleTimes, startDate }: Omit<ScheduleViewProps['tournament'], 'groups'>): (dayIndex: number) => string {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const offsets = dayOffsets(Object.keys(schedule).length, scheduleType, scheduleTimes);
  return (dayIndex) =>
    scheduleType === 'swissRounds' ? t('round', { number: dayIndex + 1 }) : t('day', { number: dayIndex + 1, date: format.date(addDays(startDate, offsets[dayIndex] ?? 0), 'day') });
}
