import { sortedDayIds, type DayId, type MatchId, type MatchTimes, type ScheduleType } from '../entities';
import { dayStart, MINUTES_PER_DAY, rhythmOfDay } from './game-time';
import { BREAK, daySlots } from './timetable';

/** A moment on the wall clock of the tournament's time zone. */
export interface WallClockMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Minutes after midnight. */
  readonly minutes: number;
}

/** The current time on the wall clock. The instant also tells the two equal hours apart when clocks are set back. */
export interface WallClockNow extends WallClockMoment {
  /** Milliseconds since 1970; used only with a time zone. */
  readonly instant?: number;
}

export interface LiveStatusInput<Day extends string = DayId, Game extends string = MatchId> {
  /** Ids of games, or `break`, of each day. */
  readonly schedule: Readonly<Record<Day, readonly (Game | typeof BREAK)[]>>;
  readonly scheduleType: ScheduleType;
  readonly times: MatchTimes;
  /** `YYYY-MM-DD` of the first day. */
  readonly startDate: string;
  readonly now: WallClockNow;
  /** IANA name of the venue's time zone: minutes are then elapsed time, also when clocks change. Without it, every day has 24 hours. */
  readonly timeZone?: string | null;
}

/** The running and the next games. */
export interface LiveStatus<Day extends string = DayId, Game extends string = MatchId> {
  readonly running: readonly Game[];
  /** Games of the next time slot that has any, today or later. */
  readonly next: readonly Game[];
  /** Day and time slot of the running games; null between games. */
  readonly dayId: Day | null;
  readonly slot: number | null;
  /** Minutes since they began, from 0. */
  readonly elapsedMinutes: number | null;
  /** Minutes until the next games begin. */
  readonly minutesToNext: number | null;
}

/**
 * Returns the days after the tournament's first on which each day or round is played: those that were chosen. Others follow each other; Swiss
 * rounds share a day until one starts earlier than the round before. A day that was chosen too early for its place follows the one before.
 */
export function dayOffsets(count: number, scheduleType: ScheduleType, times: MatchTimes): readonly number[] {
  let day = 0;
  return Array.from({ length: count }, (_, index) => {
    const isLater = index > 0 && (scheduleType === 'roundRobin' || dayStart(times, index) < dayStart(times, index - 1));
    day = Math.max(isLater ? day + 1 : day, times.days?.[index] ?? 0);
    return day;
  });
}

/**
 * Returns a function of an instant (minutes since 1970) that returns the zone's offset from UTC in minutes: GMT-03:30 is −210. Null for a
 * missing or unknown zone.
 */
export function aheadIn(timeZone: string | null | undefined): ((at: number) => number) | null {
  if (!timeZone) return null;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  return (at) => {
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(format.format(at * 60_000)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/**
 * Returns a function that converts minutes on the wall clock of a zone, counted as if in UTC, to elapsed minutes since 1970. A skipped hour
 * counts on; of a repeated hour the first counts. Null for a missing or unknown zone.
 */
export function passing(timeZone: string | null | undefined): ((wall: number) => number) | null {
  const ahead = aheadIn(timeZone);
  if (!ahead) return null;
  return (wall) => {
    // The offsets of the day before and of the day after; they differ around a change.
    const [offset, nextOffset] = [ahead(wall - MINUTES_PER_DAY), ahead(wall + MINUTES_PER_DAY)];
    const isPast = ahead(wall - offset) !== offset && ahead(wall - nextOffset) === nextOffset;
    return wall - (isPast ? nextOffset : offset);
  };
}

/** Returns what runs now by the timetable. It uses only the clock: an organizer corrects a late day by its start time. */
export function liveStatus<Day extends string = DayId, Game extends string = MatchId>({
  schedule,
  scheduleType,
  times,
  startDate,
  now,
  timeZone,
}: LiveStatusInput<Day, Game>): LiveStatus<Day, Game> {
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, times);
  const inZone = passing(timeZone);
  const passed = inZone ?? ((wall: number) => wall);
  // A date without a time is midnight in UTC.
  const minutesOn = (date: string) => Date.parse(date) / 60_000;
  const clock = inZone && now.instant !== undefined ? now.instant / 60_000 : passed(minutesOn(now.date) + now.minutes);
  const slots = dayIds
    .flatMap((dayId, dayIndex) => {
      // A day begins in local time; from there its games follow each other in elapsed time.
      const begin = dayStart(times, dayIndex);
      const start = passed(minutesOn(startDate) + offsets[dayIndex]! * MINUTES_PER_DAY + begin) - begin;
      return daySlots(schedule[dayId] ?? [], times, dayIndex).map(({ rows, slot, minutes }) => ({
        dayId,
        slot,
        games: rows.flatMap(({ entry }) => (entry === BREAK ? [] : [entry as Game])),
        start: start + minutes,
        end: start + minutes + rhythmOfDay(times, dayIndex).gameLength,
      }));
    })
    .filter(({ games }) => games.length > 0);
  const running = slots.filter(({ start, end }) => start <= clock && clock < end);
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
