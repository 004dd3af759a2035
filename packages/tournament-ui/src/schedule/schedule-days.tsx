import { dayOffsets, restingIn, sortedDayIds, type Match, type MatchId, type ScheduleEntry, type Tournament } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { memo, useEffect, useMemo, useState } from 'react';
import { addDays } from '../time/wall-clock';
import { useFormatDay } from '../time/use-format-day';
import { DayCard } from './day-card';
import { Days } from './day-style';
import type { ScheduleFilter } from './filter';
import { FoldedDay } from './folded-day';
import { groupLetters, matchNumbers } from './match-labels';
import { pastDays } from './past-days';

export interface ScheduleDaysProps {
  readonly tournament: Pick<
    Tournament,
    'name' | 'schedule' | 'scheduleType' | 'scheduleTimes' | 'startDate' | 'groups' | 'withdrawnGames' | 'withdrawnTeamIds' | 'byes'
  >;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly states: ReadonlyMap<MatchId, GameState>;
  /** The next games of the courts. */
  readonly next: readonly MatchId[];
  /** The last games whose time is up while nothing has begun since. */
  readonly lately: readonly MatchId[];
  /** Only the order of the games is shown, not when they are played. */
  readonly hidesTimes?: boolean | undefined;
  /** Matches whose scores changed a moment ago. */
  readonly changed?: ReadonlySet<MatchId> | undefined;
  readonly filter: ScheduleFilter;
  /** Games that are numbered before these. */
  readonly gamesBefore?: number;
  /** Another stage was drawn from these games: finished days fold. */
  readonly isFollowed?: boolean | undefined;
  /** Distinguishes the folds of several schedules in one page. */
  readonly name?: string;
}

const nothing: ReadonlySet<MatchId> = new Set();
const nothingPlanned: readonly ScheduleEntry[] = [];

/** Returns a function that checks whether an element of the page is one of these games; the same function for the same entries. */
function holders() {
  const known = new WeakMap<readonly ScheduleEntry[], (elementId: string) => boolean>();
  return (entries: readonly ScheduleEntry[]) => {
    const holds = known.get(entries) ?? ((elementId: string) => entries.some((entry) => elementId === `match-${entry}`));
    known.set(entries, holds);
    return holds;
  };
}

/** Days or rounds as cards. */
export const ScheduleDays = memo(function ScheduleDays({
  tournament,
  matches,
  states,
  next: nextGames,
  lately: lastGames,
  hidesTimes = false,
  changed = nothing,
  filter,
  gamesBefore = 0,
  isFollowed = false,
  name = '',
}: ScheduleDaysProps) {
  const titleOf = useDayTitle(tournament);
  const next = useSteadySet(nextGames);
  const lately = useSteadySet(lastGames);
  const numbers = useMemo(() => matchNumbers(tournament.schedule, gamesBefore), [tournament.schedule, gamesBefore]);
  const groups = useMemo(() => groupLetters(tournament.groups), [tournament.groups]);
  const dayIds = useMemo(() => sortedDayIds(tournament.schedule), [tournament.schedule]);
  const { schedule, scheduleType, withdrawnGames, withdrawnTeamIds } = tournament;
  const past = useMemo(
    () => pastDays({ schedule, scheduleType, withdrawnGames, withdrawnTeamIds }, dayIds, matches, isFollowed),
    [schedule, scheduleType, withdrawnGames, withdrawnTeamIds, dayIds, matches, isFollowed],
  );
  const holdsOf = useMemo(() => holders(), []);
  const [seen] = useState(() => new Set<string>());
  useEffect(() => {
    if (matches.size > 0) dayIds.filter((dayId) => !past.has(dayId)).forEach((dayId) => seen.add(dayId));
  }, [seen, dayIds, past, matches]);
  return (
    <Days data-sheets={tournament.scheduleType === 'roundRobin' || undefined}>
      {dayIds.map((dayId, dayIndex) => {
        const entries = tournament.schedule[dayId] ?? nothingPlanned;
        const title = titleOf(dayIndex);
        const card = (
          <DayCard
            key={dayId}
            event={tournament.name}
            times={tournament.scheduleTimes}
            resting={restingIn(tournament, dayId).join(' ')}
            filter={filter}
            fold={`schedule earlier ${name}${dayId}`}
            {...{ title, entries, dayIndex, matches, numbers, groups, states, next, lately, changed, hidesTimes }}
          />
        );
        const games = past.get(dayId);
        if (games === undefined) return card;
        return (
          <FoldedDay
            key={dayId}
            {...{ title, games }}
            dayId={`${name}${dayId}`}
            wasSeen={seen.has(dayId)}
            isWanted={filter.team !== '' || filter.court !== ''}
            holds={holdsOf(entries)}
          >
            {card}
          </FoldedDay>
        );
      })}
    </Days>
  );
});

/** Returns the same set object while its members are the same, so that a tick of the clock renders nothing again. */
function useSteadySet(ids: readonly MatchId[]): ReadonlySet<MatchId> {
  const key = ids.join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the ids
  return useMemo(() => new Set(ids), [key]);
}

/** "Day 1 · Saturday 12 June", "Round 3", "Round 3 · Saturday 12 June" if its day was chosen. */
function useDayTitle({
  schedule,
  scheduleType,
  scheduleTimes,
  startDate,
}: Omit<ScheduleDaysProps['tournament'], 'groups'>): (dayIndex: number) => string {
  const { t } = useTranslation('schedule');
  const formatDay = useFormatDay();
  const offsets = dayOffsets(Object.keys(schedule).length, scheduleType, scheduleTimes);
  return (dayIndex) => {
    const isSwiss = scheduleType === 'swissRounds';
    if (isSwiss && !scheduleTimes.days?.length) return t('round', { number: dayIndex + 1 });
    const date = formatDay(addDays(startDate, offsets[dayIndex] ?? 0));
    return t(isSwiss ? 'roundOn' : 'day', { number: dayIndex + 1, date });
  };
}
