import { dayEnd, dayOffsets, dayTimetable, isSettled, MINUTES_PER_DAY, rhythmOfDay, type DayId, type MatchId } from '@courtside/domain';
import type { PlaySpan } from '@courtside/tournament-ui';
import type { ScheduleModel } from '../../../games/schedule-model';

/** The phase of a day or round by the clock. */
export interface DayPhase {
  /** Whether it is over for players and organizers. */
  readonly isPast: boolean;
  /** The number of games whose time is up and that have no result. */
  readonly overdue: number;
}

/** The time for entering scores after the last game of a day, in minutes. */
const STILL_AT_WORK = 180;

/**
 * Returns the phase of each day and round. A day is over when its date has passed and some time after its last game. A round is over when its time is up and a
 * later one was drawn, unless it is unlocked for corrections.
 * @param clock minutes from the midnight before the tournament's first day, see `playClock`
 */
export function dayPhases({ tournament, dayIds, matches, isSwiss }: ScheduleModel, clock: number): ReadonlyMap<DayId, DayPhase> {
  const { schedule, scheduleType, scheduleTimes: times, unlockedRounds } = tournament;
  const offsets = dayOffsets(dayIds.length, scheduleType, times);
  return new Map(
    dayIds.map((dayId, place): [DayId, DayPhase] => {
      const midnight = (offsets[place] ?? 0) * MINUTES_PER_DAY;
      const entries = schedule[dayId] ?? [];
      const end = midnight + (dayEnd(entries, times, place)?.minutes ?? 0);
      const isPast = isSwiss
        ? place < dayIds.length - 1 && !unlockedRounds.includes(dayId) && end <= clock
        : Math.max(midnight + MINUTES_PER_DAY, end + STILL_AT_WORK) <= clock;
      const overdue = dayTimetable(entries, times, place).filter(({ entry, minutes }) => {
        const match = matches.get(entry as MatchId);
        return match && !isSettled(match, tournament) && midnight + minutes + rhythmOfDay(times, place).gameLength <= clock;
      }).length;
      return [dayId, { isPast, overdue }];
    }),
  );
}

/** Returns the game of now: the first game on court by the clock, or else the next one; null after the last game and before the first day. */
export function gameOfNow(spans: readonly PlaySpan<MatchId>[], clock: number, isShown: (id: MatchId) => boolean): MatchId | null {
  if (clock < 0) return null;
  const [first] = spans.filter(({ end, games }) => end > clock && games.some(isShown)).sort((a, b) => a.start - b.start);
  return first?.games.find(isShown) ?? null;
}
