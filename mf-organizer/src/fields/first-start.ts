import { dayStart, limits, toMinutes, toScheduleTime, type MatchTimes, type Tournament } from '@courtside/domain';
import { bracketDay, scheduleEnd } from '@courtside/domain/day';
import type { CourtTime } from '@courtside/domain/stages';
import { daysBetween, playClock, type WallClock } from '@courtside/tournament-ui';

type Event = Pick<Tournament, 'startDate' | 'endDate' | 'schedule' | 'scheduleType' | 'scheduleTimes'>;

const DAY = 24 * 60;
/** Games begin at a quarter of an hour that people can remember. */
const QUARTER = 15;
const rounded = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;

/** Returns a time of a day, or the usual one if no quarter of an hour is left that day. */
const orUsual = (minutes: number, usual: string): string => (minutes < DAY ? toScheduleTime(minutes).time : usual);

/**
 * Returns when a new schedule begins, `HH:MM`: at the usual time, but on the day itself not before the next quarter of an hour.
 * @param now on the tournament's clock
 */
export function scheduleStart({ startDate }: Pick<Event, 'startDate'>, now: WallClock): string {
  const usual = limits.times.startTime;
  return orUsual(startDate === now.date ? Math.max(toMinutes(usual), rounded(now.minutes)) : toMinutes(usual), usual);
}

/**
 * Returns when a schedule begins on a later day of an event, `HH:MM`: at the usual time, but after the games of that day, and not in the past.
 * @param day the days from the event's first day
 * @param end where the games before it end
 */
export function startOnDay(
  { startDate }: Pick<Event, 'startDate'>,
  day: number,
  end: { readonly day: number; readonly minutes: number; readonly interval: number } | null,
  now: WallClock,
): string {
  const usual = limits.times.startTime;
  const today = playClock(startDate, now) - day * DAY;
  const after = end?.day === day && end.minutes > 0 ? rounded(end.minutes + end.interval) : 0;
  return orUsual(Math.max(toMinutes(usual), after, today >= 0 && today < DAY ? rounded(today) : 0), usual);
}

/**
 * Returns when a new bracket begins, `HH:MM`: after the last game of the schedule if no other day is left, after the games of other brackets on
 * its day, and not in the past.
 */
export function bracketStart(tournament: Event, now: WallClock, others: readonly CourtTime[] = []): string {
  const alone = startAlone(tournament, now);
  const dayOf = (start: string) => bracketDay({ ...tournament, bracketTimes: { ...tournament.scheduleTimes, startTimes: [start] } });
  const day = dayOf(alone);
  const [earliest, midnight] = [day * DAY + toMinutes(alone), (day + 1) * DAY];
  const ends = others.filter(({ from, to }) => to > earliest && from < midnight).map(({ to }) => to);
  if (ends.length === 0) return alone;
  const after = orUsual(rounded(Math.max(...ends) + limits.times.interval) - day * DAY, alone);
  // A later start can mean the evening of the day before, see `bracketDay`.
  return dayOf(after) === day ? after : alone;
}

function startAlone(tournament: Event, now: WallClock): string {
  const { startDate, endDate } = tournament;
  const usual = limits.bracket.startTime;
  const end = scheduleEnd(tournament);
  const isOnLastDay = end !== null && end.day >= daysBetween(startDate, endDate);
  // A last day without games keeps the usual time.
  const after = isOnLastDay && end.minutes > 0 ? rounded(end.minutes + end.interval) : toMinutes(usual);
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

/** Returns the overlap of a bracket with these times; null if there is none. */
export function bracketOverlap(tournament: Event, bracketTimes: MatchTimes): BracketOverlap | null {
  const end = scheduleEnd(tournament);
  const start = dayStart(bracketTimes, 0);
  if (end === null || start >= end.minutes || bracketDay({ ...tournament, bracketTimes }) > end.day) return null;
  return { start: toScheduleTime(start).time, scheduleEnd: toScheduleTime(end.minutes).time };
}

/** Returns true on a day of the tournament whose first games would start before now. */
export const isPastStart = (startDate: string, day: number, start: string, now: WallClock): boolean =>
  day * DAY + toMinutes(start) < Math.floor(playClock(startDate, now)) && playClock(startDate, now) < (day + 1) * DAY;
