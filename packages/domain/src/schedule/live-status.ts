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

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/**
 * Days after the first on which each day or round is played. Days follow each other. Rounds of a Swiss share a day until one starts earlier
 * than the round before.
 */
export function dayOffsets(count: number, scheduleType: ScheduleType, times: MatchTimes): readonly number[] {
  const offsets: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = offsets[index - 1] ?? 0;
    const isNewDay = index > 0 && (scheduleType === 'roundRobin' || dayStart(times, index) < dayStart(times, index - 1));
    offsets.push(before + (isNewDay ? 1 : 0));
  }
  return offsets;
}

/** What runs now by the timetable. It knows the clock only: a day that runs late is put right by its start time. */
export function liveStatus({ schedule, scheduleType, times, startDate, now }: LiveStatusInput): LiveStatus {
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, times);
  const clock = daysBetween(startDate, now.date) * MINUTES_PER_DAY + now.minutes;
  let status: LiveStatus = { running: [], next: [], dayId: null, slot: null, elapsedMinutes: null, minutesToNext: null };
  let nextStart = Infinity;
  dayIds.forEach((dayId, dayIndex) => {
    for (const slot of daySlots(schedule[dayId] ?? [], times, dayIndex)) {
      const games = slot.rows.flatMap(({ entry }) => (entry === BREAK ? [] : [entry]));
      if (games.length === 0) continue;
      const start = (offsets[dayIndex] ?? 0) * MINUTES_PER_DAY + slot.minutes;
      if (start <= clock && clock < start + times.gameLength) {
        status = { ...status, running: [...status.running, ...games], dayId, slot: slot.slot, elapsedMinutes: clock - start };
      } else if (start > clock && start < nextStart) {
        nextStart = start;
        status = { ...status, next: games, minutesToNext: start - clock };
      }
    }
  });
  return status;
}
