import type { MatchTimes, ScheduleEntry } from '../entities';
import { courtsOfDay, courtSlot, gameTime, rhythmOfDay, toScheduleTime, type CourtSlot, type ScheduleTime } from './game-time';

/** A court slot that stays empty. */
export const BREAK = 'break';

/** One court slot of a day. */
export interface TimetableRow<Entry extends string = ScheduleEntry> extends CourtSlot {
  /** Place in the day, from 0. */
  readonly index: number;
  readonly entry: Entry;
}

/** All courts at the same time. */
export interface TimetableSlot<Entry extends string = ScheduleEntry> extends ScheduleTime {
  readonly slot: number;
  readonly rows: readonly TimetableRow<Entry>[];
}

/** Groups the court slots of a day by time slot. */
export const inSlots = <Entry>(entries: readonly Entry[], courts: number): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / courts) }, (_, slot) => entries.slice(slot * courts, (slot + 1) * courts));

/** Returns every court slot of a day with its time and court. */
export function dayTimetable<Entry extends string = ScheduleEntry>(
  entries: readonly Entry[],
  times: MatchTimes,
  dayIndex: number,
): readonly TimetableRow<Entry>[] {
  return entries.map((entry, index) => ({ index, entry, ...courtSlot(times, dayIndex, index) }));
}

/** Returns the same by time slot. */
export function daySlots<Entry extends string = ScheduleEntry>(
  entries: readonly Entry[],
  times: MatchTimes,
  dayIndex: number,
): readonly TimetableSlot<Entry>[] {
  const courts = courtsOfDay(times, dayIndex);
  const slots = inSlots(dayTimetable(entries, times, dayIndex), courts);
  return slots.map((rows, slot) => ({ slot, rows, ...gameTime(times, dayIndex, slot * courts) }));
}

/** Returns when the last game of a day ends; null for a day without games. */
export function dayEnd(entries: readonly string[], times: MatchTimes, dayIndex: number): ScheduleTime | null {
  const last = entries.findLastIndex((entry) => entry !== BREAK);
  return last < 0 ? null : toScheduleTime(gameTime(times, dayIndex, last).minutes + rhythmOfDay(times, dayIndex).gameLength);
}
