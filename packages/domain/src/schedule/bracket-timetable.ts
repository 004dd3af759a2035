import { type BracketTemplate } from '../brackets';
import { bracketPlayOrder } from '../brackets/making';
import type { GameId, MatchTimes, Rhythm } from '../entities';
import { courtSlot, dayStart, toScheduleTime, type CourtSlot } from './game-time';

/** The time and court of a bracket game. */
export interface BracketSlot extends CourtSlot {
  /** Index in the order of play, from 0. */
  readonly order: number;
  /** Minutes of play. */
  readonly length: number;
}

/**
 * Returns times and courts of all games that are played. A game is never at the same time as one it waits for. The next slot begins after
 * the longest game of a slot.
 */
export function bracketTimetable(template: BracketTemplate, times: MatchTimes): ReadonlyMap<GameId, BracketSlot> {
  const timetable = new Map<GameId, BracketSlot>();
  let start = dayStart(times, 0);
  bracketPlayOrder(template, times.numberOfCourts).forEach((games, slot) => {
    const rhythms = games.map((id) => rhythmOfGame(template, id, times));
    games.forEach((id, court) => {
      const place = courtSlot(times, 0, slot * times.numberOfCourts + court);
      timetable.set(id, { ...place, ...toScheduleTime(start), order: timetable.size, length: rhythms[court]!.gameLength });
    });
    start += Math.max(...rhythms.map(({ gameLength, interval }) => gameLength + interval));
  });
  return timetable;
}

function rhythmOfGame({ games, indexOf }: BracketTemplate, id: GameId, times: MatchTimes): Rhythm {
  const game = games[indexOf.get(id) ?? -1];
  const rhythm = (game && (times.own?.rounds[`${game.level}-${game.roundId}`] ?? times.own?.rounds[game.level])) ?? times;
  return { gameLength: rhythm.gameLength * (game?.bestOf ?? 1), interval: rhythm.interval };
}
