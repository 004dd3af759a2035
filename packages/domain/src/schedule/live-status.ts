import type { DayId, MatchId, MatchTimes, ScheduleEntry, ScheduleType } from '../entities';
import { dayStart, MINUTES_PER_DAY } from './game-time';
import { BREAK, daySlots, sortedDayIds } from './timetable';

/** A moment on the wall clock of the tournament's time zone. */
export interface WallClockMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

export interface LiveStatusInput {
  readonly schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>>;
  readonly scheduleType: ScheduleType;
  readonly times: MatchTimes;
  /** `YYYY-MM-DD` of the first day. */
  readonly startDate: string;
  readonly now: WallClockMoment;
}

/** What is on court, and what comes next. */
export interface LiveStatus {
  readonly running: readonly MatchId[];
  /** Games of the next time slot that has any, today or later. */
  readonly next: readonly MatchId[];
  /** Day and time slot of the running games; null between games. */
  readonly dayId: DayId | null;
  readonly slot: number | null;
  /** Minutes since they began, from 0. */
  readonly elapsedMinutes: number | null;
  /** Minutes until the next games begin. */
  readonly minutesToNext: number | null;
}

/**
 * Days after the first on which each day or round is played. Days follow each other. Rounds of a Swiss share a day until one starts earlier
 * than the round before.
 */
export function dayOffsets(count: number, scheduleType: ScheduleType, times: MatchTimes): readonly number[] {
  let day = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index > 0 && (scheduleType === 'roundRobin' || dayStart(times, index) < dayStart(times, index - 1))) day += 1;
    return day;
  });
}

/** What runs now by the timetable. It knows the clock only: a day that runs late is put right by its start time. */
export function liveStatus({ schedule, scheduleType, times, startDate, now }: LiveStatusInput): LiveStatus {
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, times);
  // Dates without a time are midnights in UTC.
  const clock = (Date.parse(now.date) - Date.parse(startDate)) / 60_000 + now.minutes;
  const slots = dayIds.flatMap((dayId, dayIndex) =>
    daySlots(schedule[dayId] ?? [], times, dayIndex).map(({ rows, slot, minutes }) => ({
      dayId,
      slot,
      games: rows.flatMap(({ entry }) => (entry === BREAK ? [] : [entry])),
      start: offsets[dayIndex]! * MINUTES_PER_DAY + minutes,
    })),
  ).filter(({ games }) => games.length > 0);
  const running = slots.filter(({ start }) => start <= clock && clock < start + times.gameLength);
  const last = running.at(-1);
  const [next] = slots.filter(({ start }) => start > clock).sort((a, b) => a.start - b.start);
  return {
    running: running.flatMap(({ games }) => games),
    next: next?.games ?? [],
    dayId: last?.dayId ?? null,
    slot: last?.slot ?? null,
    elapsedMinutes: last ? clock - last.start : null,
    minutesToNext: next ? next.start - clock : null,
  };
}
