import { planMinutes, planText } from './plan-time';
import { isAhead, type PlannedGame, type PlanPlace, type StoredPlan } from './plan-types';

/** The place that a stored plan gave to a game, and its place in the schedule at that time; null in a plan without that information. */
export interface Move {
  readonly to: PlanPlace;
  readonly from: PlanPlace | null;
}

const isSame = (one: PlanPlace, other: PlanPlace): boolean => one.court === other.court && one.start === other.start;
const slot = ({ court, start }: PlanPlace): string => `${court} ${start}`;

/** Returns a place in the schedule as it is stored: `2027-06-12T09:00 0`. */
const storedHome = (startDate: string, { court, start }: PlanPlace): string => `${planText(startDate, start)} ${court}`;

/** Reads a stored place. Null if it is unreadable. */
export function homeIn(startDate: string, text = ''): PlanPlace | null {
  const [, time = '', court = ''] = /^(\S+) (\d)$/.exec(text) ?? [];
  const start = planMinutes(startDate, time);
  return start === null ? null : { court: Number(court), start };
}

/**
 * Returns the place of each game when a plan applies to a schedule that may have been edited since. A moved game keeps its new place while
 * its place in the schedule is the same as when it was moved. A game that takes over a place in the schedule also takes over the move: a
 * swap in the schedule is a swap in the plan. A game in a new place of the schedule follows the games that come before it there on its
 * court, with the delay of the whole day. All other games have their place in the schedule.
 * @param moves by game
 * @param isKnown whether the stored plan contains a game
 */
export function placesAfter(
  games: readonly PlannedGame[],
  moves: ReadonlyMap<string, Move>,
  isKnown: (id: string) => boolean,
): ReadonlyMap<string, PlanPlace> {
  const homes = new Map(games.map(({ id, home }) => [id, home]));
  const left = new Map<string, PlanPlace>();
  for (const [id, { from, to }] of moves) {
    const home = homes.get(id);
    if (from && !(home && isSame(home, from))) left.set(slot(from), to);
  }
  /** Returns the minutes by which all remaining games of a day were delayed. */
  const lateOn = (day: number): number => {
    const ahead = games.filter((game) => game.home.day === day && isAhead(game) && isKnown(game.id));
    const shifts = ahead.map(({ id }) => {
      const { from, to } = moves.get(id) ?? {};
      return from && to ? to.start - from.start : 0;
    });
    return ahead.length === 0 ? 0 : Math.max(0, Math.min(...shifts));
  };
  /** When a court is free, by court and day, after the games that were handled so far. */
  const free = new Map<string, number>();
  const places = new Map<string, PlanPlace>();
  for (const game of [...games].sort((a, b) => a.home.start - b.home.start)) {
    const { id, home, length, interval } = game;
    const move = moves.get(id);
    const lane = ({ court }: PlanPlace) => `${court} ${home.day}`;
    const place = ((): PlanPlace => {
      if (move && (move.from === null || isSame(move.from, home) || !isAhead(game))) return move.to;
      const inherited = left.get(slot(home));
      if (inherited) return inherited;
      if (!move && isKnown(id)) return home;
      return { court: home.court, start: Math.max(home.start + lateOn(home.day), free.get(lane(home)) ?? 0) };
    })();
    places.set(id, place);
    free.set(lane(place), Math.max(free.get(lane(place)) ?? 0, place.start + length + interval));
  }
  return places;
}

/** Returns the stored form of the games that a plan has moved. */
export function storedMoves(
  startDate: string,
  games: Iterable<PlannedGame>,
): Pick<StoredPlan, 'starts'> & { readonly homes: Record<string, string> } {
  const moved = [...games].filter(({ court, start, home }) => !isSame({ court, start }, home));
  return {
    starts: Object.fromEntries(moved.map(({ id, start }) => [id, planText(startDate, start)])),
    homes: Object.fromEntries(moved.map(({ id, home }) => [id, storedHome(startDate, home)])),
  };
}
