import {
  BREAK,
  dayOffsets,
  dayTimetable,
  isSettled,
  MINUTES_PER_DAY,
  rhythmOfDay,
  type DayId,
  type ScheduleEntry,
} from '@courtside/domain';
import type { ScheduleModel } from '../../../games/schedule-model';

/**
 * Returns the games of a day that are over: their time is up, they have results, and so have all games before them. Games of one time go
 * together. None if no game of the day follows.
 * @param clock minutes from the midnight before the tournament's first day, see `playClock`
 */
export function listEarlierGames(
  { tournament, dayIds, matches }: Pick<ScheduleModel, 'tournament' | 'dayIds' | 'matches'>,
  dayId: DayId,
  clock: number,
): ReadonlySet<ScheduleEntry> {
  const { schedule, scheduleType, scheduleTimes: times } = tournament;
  const place = dayIds.indexOf(dayId);
  const midnight = (dayOffsets(dayIds.length, scheduleType, times)[place] ?? 0) * MINUTES_PER_DAY;
  const { gameLength } = rhythmOfDay(times, place);
  const games = dayTimetable(schedule[dayId] ?? [], times, place).filter(({ entry }) => entry !== BREAK);
  const current = games.find(({ entry, minutes }) => {
    const match = entry === BREAK ? undefined : matches.get(entry);
    return midnight + minutes + gameLength > clock || (match && !isSettled(match, tournament));
  });
  return new Set(current ? games.filter(({ minutes }) => minutes < current.minutes).map(({ entry }) => entry) : []);
}
