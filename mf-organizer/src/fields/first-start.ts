import {
  dayEnd,
  dayOffsets,
  dayStart,
  limits,
  minutesOf,
  rhythmOfDay,
  sortedDayIds,
  timeOf,
  type MatchTimes,
  type Tournament,
} from '@courtside/domain';
import { bracketDay } from '@courtside/domain/day';
import { daysBetween, playClock, type WallClock } from '@courtside/tournament-ui';

type Event = Pick<Tournament, 'startDate' | 'endDate' | 'schedule' | 'scheduleType' | 'scheduleTimes'>;

const DAY = 24 * 60;
/** Games begin at a quarter of an hour that people can remember. */
const QUARTER = 15;
const rounded = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

/** A time of a day, or the usual one where the day has no quarter of an hour left. */
const orUsual = (minutes: number, usual: string): string => (minutes < DAY ? timeOf(minutes).time : usual);

/**
 * When a schedule begins that is made now: at the usual time, but on its own day not before the next quarter of an hour. `HH:MM`.
 * @param now on the tournament's clock
 */
export function scheduleStart({ startDate }: Pick<Event, 'startDate'>, now: WallClock): string {
  const usual = limits.times.startTime;
  return orUsual(startDate === now.date ? Math.max(minutesOf(usual), rounded(now.minutes)) : minutesOf(usual), usual);
}

/** Where the schedule ends: the day after the tournament's first, and minutes from its midnight; null without games. */
function endOfSchedule({ schedule, scheduleType, scheduleTimes }: Event) {
  const dayIds = sortedDayIds(schedule);
  const last = dayIds.length - 1;
  const day = dayOffsets(dayIds.length, scheduleType, scheduleTimes).at(-1);
  const end = dayEnd(schedule[dayIds[last]!] ?? [], scheduleTimes, last);
  return day === undefined || end === null ? null : { day, minutes: end.minutes, interval: rhythmOfDay(scheduleTimes, last).interval };
}

/** When a bracket begins that is made now: after the last game of the schedule where no other day is left, and not in the past. `HH:MM`. */
export function bracketStart(tournament: Event, now: WallClock): string {
  const { startDate, endDate } = tournament;
  const usual = limits.bracket.startTime;
  const end = endOfSchedule(tournament);
  const isOnLastDay = end !== null && end.day >= daysBetween(startDate, endDate);
  const after = end && isOnLastDay ? rounded(end.minutes + end.interval) : minutesOf(usual);
  const day = end === null ? 0 : isOnLastDay ? end.day : end.day + 1;
  const today = playClock(startDate, now) - day * DAY;
  const isToday = today >= 0 && today < DAY;
  return orUsual(Math.max(after, isToday ? rounded(today) : 0), usual);
}

/** A bracket that begins before the last game of the schedule has ended, on the same day. Times are `HH:MM`. */
export interface BracketOverlap {
  readonly start: string;
  readonly scheduleEnd: string;
}

/** What overlaps where a bracket has these times; null where nothing does. */
export function bracketOverlap(tournament: Event, bracketTimes: MatchTimes): BracketOverlap | null {
  const end = endOfSchedule(tournament);
  const start = dayStart(bracketTimes, 0);
  if (end === null || start >= end.minutes || bracketDay({ ...tournament, bracketTimes }) > end.day) return null;
  return { start: timeOf(start).time, scheduleEnd: timeOf(end.minutes).time };
}

/** Whether a day of the tournament has begun later than it would begin: its first games lie in the past. */
export const isPastStart = (startDate: string, day: number, start: string, now: WallClock): boolean =>
  day * DAY + minutesOf(start) < Math.floor(playClock(startDate, now)) && playClock(startDate, now) < (day + 1) * DAY;
