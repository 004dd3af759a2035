import { sortedDayIds, type DayId, type ScheduleEntry, type TeamId } from '../entities';
import { isWithin } from '../limits';
import { scheduleQuality, type QualityEntry, type ScheduleQuality } from './quality';
import { refereeFinder, type NamedTeam } from './referee-team';
import { BREAK } from './timetable';

export type ScheduleDays<Day extends string = DayId, Entry extends string = ScheduleEntry> = Readonly<Record<Day, readonly Entry[]>>;

/** A place in the schedule; breaks count. */
export interface EntryPlace<Day extends string = DayId> {
  readonly dayId: Day;
  readonly index: number;
}

/** What would be wrong with a schedule after a move, that is not wrong already. */
export interface MoveProblems<Id extends string = TeamId> {
  /** Teams that would play or referee twice at the same time. */
  readonly doubleBookings: readonly Id[];
  /** Teams that would play without a slot of rest. */
  readonly backToBack: readonly Id[];
  /** Shortest rest of anybody afterwards, in time slots. */
  readonly shortestRest: number | null;
}

/** The entries of a day; none for a day that there is not, whatever its name. */
const entriesOf = <Entry extends string>(schedule: ScheduleDays<string, Entry>, { dayId }: EntryPlace<string>): readonly Entry[] | null =>
  Object.hasOwn(schedule, dayId) ? (schedule[dayId] ?? null) : null;

/** What forbids a move, or null. */
function refusal(schedule: ScheduleDays<string, string>, from: EntryPlace<string>, to: EntryPlace<string>): string | null {
  if (!isWithin(from.index, 0, (entriesOf(schedule, from)?.length ?? 0) - 1)) return `There is no entry ${from.index} on day ${from.dayId}`;
  if (!entriesOf(schedule, to)) return `There is no day ${to.dayId}`;
  return isWithin(to.index, 0) ? null : `There is no place ${to.index}`;
}

/**
 * Takes an entry out and puts it in at a place, counted after it was taken out. Places past the end are the end.
 * @throws RangeError when there is no such entry, day or place
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

/** The games of a stored schedule, with the teams that a referee's free text can name. */
export interface StoredGames<Id extends string = TeamId> {
  readonly matches: ReadonlyMap<string, { readonly team1Id: Id; readonly team2Id: Id; readonly referee: string }>;
  readonly teams: readonly NamedTeam<Id>[];
}

/** The quality of a stored schedule. */
export function storedScheduleQuality<Id extends string>(
  schedule: ScheduleDays<string, string>,
  { matches, teams }: StoredGames<Id>,
  numberOfCourts: number,
): ScheduleQuality<Id> {
  const findReferee = refereeFinder(teams);
  const entryOf = (entry: string): QualityEntry<Id> => {
    // There is no match whose id is the word for a break.
    const match = matches.get(entry);
    if (!match) return BREAK;
    const { team1Id, team2Id, referee } = match;
    return { team1Id, team2Id, refereeId: findReferee({ referee, teams: [team1Id, team2Id] }) };
  };
  return scheduleQuality(
    sortedDayIds(schedule).map((dayId) => schedule[dayId]!.map(entryOf)),
    numberOfCourts,
  );
}

/** What a move would make worse: a warning while dragging. A move that is impossible has no problems. */
export function moveProblems<Id extends string>(
  schedule: ScheduleDays<string, string>,
  games: StoredGames<Id>,
  numberOfCourts: number,
  from: EntryPlace<string>,
  to: EntryPlace<string>,
): MoveProblems<Id> {
  if (refusal(schedule, from, to)) return { doubleBookings: [], backToBack: [], shortestRest: null };
  const before = storedScheduleQuality(schedule, games, numberOfCourts);
  const after = storedScheduleQuality(moveEntry(schedule, from, to), games, numberOfCourts);
  /** Teams of which there are more than before. */
  const moreIn = (key: 'doubleBookings' | 'backToBack') => {
    const timesIn = (quality: ScheduleQuality<Id>, team: Id) => quality[key].filter(({ teamId }) => teamId === team).length;
    return [...new Set(after[key].map(({ teamId }) => teamId))].filter((team) => timesIn(after, team) > timesIn(before, team));
  };
  return { doubleBookings: moreIn('doubleBookings'), backToBack: moreIn('backToBack'), shortestRest: after.shortestRest };
}

/**
 * Where a break goes and how many entries it takes: all courts at the start of the time slot that `index` is in, or one court at `index`.
 */
export function breakPlacement(
  numberOfCourts: number,
  index: number,
  kind: 'allCourts' | 'oneCourt',
): { readonly index: number; readonly slots: number } {
  const slots = kind === 'oneCourt' ? 1 : numberOfCourts;
  return { index: Math.floor(index / slots) * slots, slots };
}

/**
 * What goes with the break at `index`: the whole time slot where no court has a game in it, so that no game stands on another court meanwhile; else
 * that one empty court.
 * @returns null where there is no break
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
