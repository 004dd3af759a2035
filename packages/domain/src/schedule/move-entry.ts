import { sortedDayIds, type DayId, type ScheduleEntry, type TeamId } from '../entities';
import { isWithin } from '../limits';
import type { CourtCounts } from './game-time';
import { scheduleQuality, type QualityEntry, type ScheduleQuality } from './quality';
import { refereeFinder, type NamedTeam } from './referee-team';
import { BREAK } from './timetable';

export type ScheduleDays<Day extends string = DayId, Entry extends string = ScheduleEntry> = Readonly<Record<Day, readonly Entry[]>>;

/** A place in the schedule; breaks count. */
export interface EntryPlace<Day extends string = DayId> {
  readonly dayId: Day;
  readonly index: number;
}

/** The faults of a schedule after a move that it does not have already. */
export interface MoveProblems<Id extends string = TeamId> {
  /** Teams that would play or referee twice at the same time. */
  readonly doubleBookings: readonly Id[];
  /** Teams that would play twice in a row without a free slot. */
  readonly backToBack: readonly Id[];
  /** The shortest rest of any team afterwards, in time slots. */
  readonly shortestRest: number | null;
}

/** Returns the entries of a day; none for a missing day, whatever its name. */
const getEntries = <Entry extends string>(schedule: ScheduleDays<string, Entry>, { dayId }: EntryPlace<string>): readonly Entry[] | null =>
  Object.hasOwn(schedule, dayId) ? (schedule[dayId] ?? null) : null;

/** Returns the reason why a move is impossible, or null. */
function refusal(schedule: ScheduleDays<string, string>, from: EntryPlace<string>, to: EntryPlace<string>): string | null {
  if (!isWithin(from.index, 0, (getEntries(schedule, from)?.length ?? 0) - 1))
    return `There is no entry ${from.index} on day ${from.dayId}`;
  if (!getEntries(schedule, to)) return `There is no day ${to.dayId}`;
  return isWithin(to.index, 0) ? null : `There is no place ${to.index}`;
}

/**
 * Moves an entry to another place, which is counted after the entry was removed. Places past the end are the end.
 * @throws RangeError for a missing entry, day or place
 */
export function moveEntry<Day extends string, Entry extends string>(
  schedule: ScheduleDays<Day, Entry>,
  from: EntryPlace<Day>,
  to: EntryPlace<Day>,
): Record<Day, Entry[]> {
  const refused = refusal(schedule, from, to);
  if (refused) throw new RangeError(refused);
  const days = Object.fromEntries(Object.entries<readonly Entry[]>(schedule).map(([dayId, entries]) => [dayId, [...entries]])) as Record<
    Day,
    Entry[]
  >;
  days[to.dayId].splice(to.index, 0, ...days[from.dayId].splice(from.index, 1));
  return days;
}

/** The games of a stored schedule, with the teams that a referee's text can name. */
export interface StoredGames<Id extends string = TeamId> {
  readonly matches: ReadonlyMap<string, { readonly team1Id: Id; readonly team2Id: Id; readonly referee: string }>;
  readonly teams: readonly NamedTeam<Id>[];
}

/** Returns the quality of a stored schedule. */
export function storedScheduleQuality<Id extends string>(
  schedule: ScheduleDays<string, string>,
  { matches, teams }: StoredGames<Id>,
  courts: CourtCounts,
): ScheduleQuality<Id> {
  const findReferee = refereeFinder(teams);
  const toEntry = (entry: string): QualityEntry<Id> => {
    // No match has the id `break`.
    const match = matches.get(entry);
    if (!match) return BREAK;
    const { team1Id, team2Id, referee } = match;
    return { team1Id, team2Id, refereeId: findReferee({ referee, teams: [team1Id, team2Id] }) };
  };
  return scheduleQuality(
    sortedDayIds(schedule).map((dayId) => schedule[dayId]!.map(toEntry)),
    courts,
  );
}

/** Returns what a move would make worse, for a warning while dragging. An impossible move has no problems. */
export function moveProblems<Id extends string>(
  schedule: ScheduleDays<string, string>,
  games: StoredGames<Id>,
  courts: CourtCounts,
  from: EntryPlace<string>,
  to: EntryPlace<string>,
): MoveProblems<Id> {
  if (refusal(schedule, from, to)) return { doubleBookings: [], backToBack: [], shortestRest: null };
  const before = storedScheduleQuality(schedule, games, courts);
  const after = storedScheduleQuality(moveEntry(schedule, from, to), games, courts);
  /** Returns the teams that are listed more often than before. */
  const moreIn = (key: 'doubleBookings' | 'backToBack') => {
    const timesIn = (quality: ScheduleQuality<Id>, team: Id) => quality[key].filter(({ teamId }) => teamId === team).length;
    return [...new Set(after[key].map(({ teamId }) => teamId))].filter((team) => timesIn(after, team) > timesIn(before, team));
  };
  return { doubleBookings: moreIn('doubleBookings'), backToBack: moreIn('backToBack'), shortestRest: after.shortestRest };
}

/** Returns the place and the size of a new break: all courts at the start of the time slot of `index`, or one court at `index`. */
export function breakPlacement(
  numberOfCourts: number,
  index: number,
  kind: 'allCourts' | 'oneCourt',
): { readonly index: number; readonly slots: number } {
  const slots = kind === 'oneCourt' ? 1 : numberOfCourts;
  return { index: Math.floor(index / slots) * slots, slots };
}

/**
 * Returns the slots to remove with the break at `index`: the whole time slot if no court has a game in it, so that no other court changes;
 * else that one empty court.
 * @returns null if there is no break
 */
export function breakRemoval(
  entries: readonly string[],
  numberOfCourts: number,
  index: number,
): { readonly index: number; readonly slots: number } | null {
  if (entries[index] !== BREAK) return null;
  const whole = breakPlacement(numberOfCourts, index, 'allCourts');
  const slot = entries.slice(whole.index, whole.index + whole.slots);
  return slot.length === whole.slots && slot.every((entry) => entry === BREAK) ? whole : { index, slots: 1 };
}
