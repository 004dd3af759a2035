import { sortedDayIds, type DayId, type GroupsFields, type MatchId, type MatchTimes, type ScheduleEntry, type TeamId } from '../entities';
import { BREAK, courtsOfDay, dayOffsets, gameTime, MINUTES_PER_DAY, rhythmOfDay } from '../schedule';

type Schedule = GroupsFields['schedule'];

/** A game that comes to another day. */
export interface MovedToDay {
  readonly id: MatchId;
  readonly dayId: DayId;
  /** Its place in that day, from 0. */
  readonly index: number;
}

/** A schedule without one of its days. */
export interface DroppedDay {
  readonly schedule: Schedule;
  readonly scheduleTimes: MatchTimes;
  /** In the order of the dropped day, as far as there is room. */
  readonly moved: readonly MovedToDay[];
  /** Games for which no other day has room before midnight. */
  readonly unplaced: readonly MatchId[];
}

/** Other facts about a schedule that loses a day. */
export interface DroppingFacts {
  /** The days that can take games. */
  readonly takers: readonly DayId[];
  readonly teamsOf: (id: MatchId) => readonly TeamId[];
}

/**
 * Returns a schedule without a day. Its games come to the end of the other days, each to the one that then ends first. No team plays twice at the same time, and
 * where it is possible, none plays twice in a row. The other days keep their dates, and their games their places.
 */
export function dropDay(
  { schedule, scheduleType, scheduleTimes }: Pick<GroupsFields, 'schedule' | 'scheduleType' | 'scheduleTimes'>,
  dropped: DayId,
  { takers, teamsOf }: DroppingFacts,
): DroppedDay {
  const before = sortedDayIds(schedule);
  const dayIds = before.filter((dayId) => dayId !== dropped);
  const offsets = dayOffsets(before.length, scheduleType, scheduleTimes).filter((_, index) => before[index] !== dropped);
  const times = withoutDay(scheduleTimes, before.indexOf(dropped), offsets);
  const entriesOf = new Map(dayIds.map((dayId): [DayId, ScheduleEntry[]] => [dayId, [...(schedule[dayId] ?? [])]]));
  const waiting = (schedule[dropped] ?? []).filter((entry): entry is MatchId => entry !== BREAK);
  const moved: MovedToDay[] = [];
  const teamsIn = (entries: readonly ScheduleEntry[]) =>
    new Set(entries.flatMap((entry) => (entry === BREAK ? [] : teamsOf(entry as MatchId))));
  while (waiting.length > 0) {
    const found = findEarliest(takers, dayIds, entriesOf, times);
    if (!found) break;
    const { dayId, entries } = found;
    const courts = courtsOfDay(times, dayIds.indexOf(dayId));
    const slot = entries.length - (entries.length % courts);
    const playing = teamsIn(entries.slice(slot));
    const played = teamsIn(entries.slice(Math.max(0, slot - courts), slot));
    const isFree = (id: MatchId) => !teamsOf(id).some((team) => playing.has(team));
    const next = waiting.find((id) => isFree(id) && !teamsOf(id).some((team) => played.has(team))) ?? waiting.find(isFree);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      moved.push({ id: next, dayId, index: entries.length });
    }
    entries.push(next ?? BREAK);
  }
  return { schedule: Object.fromEntries(entriesOf) as Schedule, scheduleTimes: times, moved, unplaced: waiting };
}

interface Taker {
  readonly dayId: DayId;
  readonly entries: ScheduleEntry[];
  readonly end: number;
}

/** Returns the day on which one more game ends first; null if it would end after midnight on each of them. */
function findEarliest(
  takers: readonly DayId[],
  dayIds: readonly DayId[],
  entriesOf: ReadonlyMap<DayId, ScheduleEntry[]>,
  times: MatchTimes,
): Taker | null {
  let best: Taker | null = null;
  for (const dayId of takers) {
    const entries = entriesOf.get(dayId);
    if (!entries) continue;
    const index = dayIds.indexOf(dayId);
    const end = gameTime(times, index, entries.length).minutes + rhythmOfDay(times, index).gameLength;
    if (end <= MINUTES_PER_DAY && (!best || end < best.end)) best = { dayId, entries, end };
  }
  return best;
}

/** Returns the times without a day. Days are stored only where they would not follow each other. */
function withoutDay({ own, days: _, venues, ...times }: MatchTimes, dropped: number, offsets: readonly number[]): MatchTimes {
  const lasting = own && Object.entries(own.days).filter(([index]) => Number(index) !== dropped);
  const toNew = (index: number) => (index > dropped ? index - 1 : index);
  // The days beyond the list start like its last one.
  const startTimes = Array.from({ length: offsets.length + 1 }, (_, index) => times.startTimes[index] ?? times.startTimes.at(-1)).flatMap(
    (start, index) => (start === undefined || index === dropped ? [] : [start]),
  );
  return {
    ...times,
    startTimes,
    ...(offsets.some((offset, index) => offset !== index) && { days: offsets }),
    ...(venues && { venues: venues.filter((_venue, index) => index !== dropped) }),
    ...(own && { own: { ...own, days: Object.fromEntries((lasting ?? []).map(([index, rhythm]) => [toNew(Number(index)), rhythm])) } }),
  };
}
