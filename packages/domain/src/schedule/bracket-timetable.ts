import { bracketPlayOrder, type BracketTemplate } from '../brackets';
import type { GameId, MatchTimes } from '../entities';
import { courtLetter, dayStart, timeOf, type ScheduleTime } from './game-time';

/** When and where a bracket game is played. */
export interface BracketSlot extends ScheduleTime {
  /** Place in the order of play, from 0. */
  readonly order: number;
  readonly slot: number;
  readonly court: number;
  readonly courtLetter: string;
}

/** Times and courts of all games that are played; a game is never at the time of one it waits for. */
export function bracketTimetable(template: BracketTemplate, times: MatchTimes): ReadonlyMap<GameId, BracketSlot> {
  const timetable = new Map<GameId, BracketSlot>();
  bracketPlayOrder(template, times.numberOfCourts).forEach((games, slot) => {
    const start = timeOf(dayStart(times, 0) + (times.gameLength + times.interval) * slot);
    games.forEach((id, court) => timetable.set(id, { order: timetable.size, slot, court, courtLetter: courtLetter(court), ...start }));
  });
  return timetable;
}
