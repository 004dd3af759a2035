import { bracketPlayOrder, type BracketTemplate } from '../brackets';
import type { GameId, MatchTimes } from '../entities';
import { courtSlot, type CourtSlot } from './game-time';

/** When and where a bracket game is played. */
export interface BracketSlot extends CourtSlot {
  /** Place in the order of play, from 0. */
  readonly order: number;
}

/** Times and courts of all games that are played; a game is never at the time of one it waits for. */
export function bracketTimetable(template: BracketTemplate, times: MatchTimes): ReadonlyMap<GameId, BracketSlot> {
  const timetable = new Map<GameId, BracketSlot>();
  bracketPlayOrder(template, times.numberOfCourts).forEach((games, slot) => {
    games.forEach((id, court) => timetable.set(id, { order: timetable.size, ...courtSlot(times, 0, slot * times.numberOfCourts + court) }));
  });
  return timetable;
}
