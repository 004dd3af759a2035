import type { DayId, Match, MatchId, ScheduleEntry, TeamId } from '../entities';
import { scheduleQuality, type ScheduleQuality } from './quality';
import { BREAK, sortedDayIds } from './timetable';

export type ScheduleDays = Readonly<Record<DayId, readonly ScheduleEntry[]>>;

/** A place in the schedule; breaks count. */
export interface EntryPlace {
  readonly dayId: DayId;
  readonly index: number;
}

/** What would be wrong with a schedule after a move, that is not wrong already. */
export interface MoveProblems {
  /** Teams that would play twice at the same time. */
  readonly doubleBookings: readonly TeamId[];
  /** Teams that would play without a slot of rest. */
  readonly backToBack: readonly TeamId[];
  /** Shortest rest of anybody afterwards, in time slots. */
  readonly shortestRest: number | null;
}

/**
 * Takes an entry out and puts it in at a place, counted after it was taken out. Places past the end are the end.
 * @throws RangeError when there is no such entry or day
 */
export function moveEntry(schedule: ScheduleDays, from: EntryPlace, to: EntryPlace): Record<DayId, ScheduleEntry[]> {
  const days = Object.fromEntries(Object.entries(schedule).map(([dayId, entries]) => [dayId, [...entries]])) as Record<DayId, ScheduleEntry[]>;
  const [entry] = days[from.dayId]?.splice(from.index, 1) ?? [];
  if (entry === undefined) throw new RangeError(`There is no entry ${from.index} on day ${from.dayId}`);
  const target = days[to.dayId];
  if (!target) throw new RangeError(`There is no day ${to.dayId}`);
  target.splice(Math.max(0, to.index), 0, entry);
  return days;
}

type Matches = ReadonlyMap<MatchId, Pick<Match, 'team1Id' | 'team2Id'>>;

/** The quality of a stored schedule. */
export const storedScheduleQuality = (schedule: ScheduleDays, matches: Matches, numberOfCourts: number): ScheduleQuality<TeamId> =>
  // There is no match whose id is the word for a break.
  scheduleQuality(sortedDayIds(schedule).map((dayId) => schedule[dayId]!.map((entry) => matches.get(entry as MatchId) ?? BREAK)), numberOfCourts);

/** What a move would make worse: a warning while dragging. A move that is impossible has no problems. */
export function moveProblems(schedule: ScheduleDays, matches: Matches, numberOfCourts: number, from: EntryPlace, to: EntryPlace): MoveProblems {
  if (schedule[from.dayId]?.[from.index] === undefined || !schedule[to.dayId]) return { doubleBookings: [], backToBack: [], shortestRest: null };
  const before = storedScheduleQuality(schedule, matches, numberOfCourts);
  const after = storedScheduleQuality(moveEntry(schedule, from, to), matches, numberOfCourts);
  /** Teams of which there are more than before. */
  const moreIn = (key: 'doubleBookings' | 'backToBack') => {
    const timesIn = (quality: ScheduleQuality<TeamId>, team: TeamId) => quality[key].filter(({ teamId }) => teamId === team).length;
    return [...new Set(after[key].map(({ teamId }) => teamId))].filter((team) => timesIn(after, team) > timesIn(before, team));
  };
  return { doubleBookings: moreIn('doubleBookings'), backToBack: moreIn('backToBack'), shortestRest: after.shortestRest };
}

/**
 * Where a break goes and how many entries it takes: all courts at the start of the time slot that `index` is in, or one court at `index`.
 */
export function breakPlacement(numberOfCourts: number, index: number, kind: 'allCourts' | 'oneCourt'): { readonly index: number; readonly slots: number } {
  const slots = kind === 'oneCourt' ? 1 : numberOfCourts;
  return { index: Math.floor(index / slots) * slots, slots };
}
