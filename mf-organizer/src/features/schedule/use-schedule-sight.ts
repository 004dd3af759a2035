import { BREAK, dayTimetable, type DayId, type MatchId, type TimetableRow } from '@courtside/domain';
import { passes, playClock, scheduleSpans, useClock, useScheduleFilter, wallClock, type ScheduleFilter } from '@courtside/tournament-ui';
import { useKeptState } from '@courtside/ui';
import { useMemo } from 'react';
import { dayPhases, gameOfNow } from './day-phases';
import { useLinkedGame } from './use-linked-game';
import { useSchedule } from '../../games/schedule-context';

/** What of the schedule is in sight, and what of it is now. */
export interface ScheduleSight {
  readonly filter: ScheduleFilter;
  readonly changeFilter: (change: Partial<ScheduleFilter>) => void;
  /** Some games are left out: order and places can't be judged by what is seen. */
  readonly isFiltered: boolean;
  /** Whether a place of a day is shown. */
  readonly shows: (row: TimetableRow) => boolean;
  readonly isShown: (id: MatchId) => boolean;
  /** So many games are shown. */
  readonly count: number;
  readonly isFolded: (dayId: DayId) => boolean;
  readonly fold: (dayId: DayId, isFolded: boolean) => void;
  /** Games of a day that are over and have no score. */
  readonly overdueOf: (dayId: DayId) => number;
  /** The game of now or the next one, with its day; null where there is none. */
  readonly now: { readonly matchId: MatchId; readonly dayId: DayId } | null;
}

/** "0 1-": the first day is folded, the second one is not, whatever the clock says; the others go by it. */
const foldsOf = (text: string): ReadonlyMap<string, boolean> =>
  new Map(text.split(' ').flatMap((part) => (part === '' ? [] : [[part.replace(/-$/, ''), !part.endsWith('-')]])));
const textOf = (folds: ReadonlyMap<string, boolean>): string => [...folds].map(([day, isFolded]) => (isFolded ? day : `${day}-`)).join(' ');

/** The filter, the folded days and the game of now; chosen by the organiser where they have, else by the clock of the tournament's place. */
export function useScheduleSight(): ScheduleSight {
  const model = useSchedule();
  const { tournament, matches, teamById, dayIds } = model;
  const { schedule, scheduleTimes: times, startDate, timeZone } = tournament;
  const { filter, change } = useScheduleFilter((team) => teamById.has(team), times.numberOfCourts);
  const [foldText, setFoldText] = useKeptState<string>('schedule folds', '');
  const clock = playClock(startDate, wallClock(useClock(), timeZone ?? undefined));
  const spans = useMemo(() => scheduleSpans(tournament), [tournament]);
  const phases = dayPhases(model, clock);
  const isFiltered = filter.team !== '' || filter.court !== '';
  const shows = (row: TimetableRow) => {
    if (!isFiltered) return true;
    const match = row.entry === BREAK ? undefined : matches.get(row.entry);
    return match !== undefined && passes(filter, match, row);
  };
  const shown = new Map(
    dayIds.flatMap((dayId, place) =>
      dayTimetable(schedule[dayId] ?? [], times, place).flatMap((row) =>
        row.entry !== BREAK && shows(row) ? [[row.entry, dayId] as const] : [],
      ),
    ),
  );
  const matchId = gameOfNow(spans, clock, (id) => shown.has(id));
  const folds = foldsOf(foldText);
  // Who looks for some games finds them all.
  const isFolded = (dayId: DayId) => !isFiltered && (folds.get(dayId) ?? phases.get(dayId)?.isPast ?? false);
  const fold = (dayId: DayId, isAway: boolean) => setFoldText(textOf(new Map([...folds, [dayId, isAway]])));
  useLinkedGame(schedule, (dayId) => isFolded(dayId) && fold(dayId, false));
  return {
    filter,
    changeFilter: change,
    isFiltered,
    shows,
    isShown: (id) => shown.has(id),
    count: shown.size,
    isFolded,
    fold,
    overdueOf: (dayId) => phases.get(dayId)?.overdue ?? 0,
    now: matchId && { matchId, dayId: shown.get(matchId)! },
  };
}
