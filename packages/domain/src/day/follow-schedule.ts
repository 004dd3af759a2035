import { planMinutes, planText } from './plan-time';
import { isAhead, type PlannedGame, type PlanPlace, type StoredPlan } from './plan-types';

/** Where a stored plan has put a game, and where the schedule had it then; null in a plan that does not say so. */
export interface Move {
  readonly to: PlanPlace;
  readonly from: PlanPlace | null;
}

const isSame = (one: PlanPlace, other: PlanPlace): boolean => one.court === other.court && one.start === other.start;
const slot = ({ court, start }: PlanPlace): string => `${court} ${start}`;

/** A place in the schedule as it is stored: `2027-06-12T09:00 0`. */
const storedHome = (startDate: string, { court, start }: PlanPlace): string => `${planText(startDate, start)} ${court}`;

/** Null where it can't be read. */
export function homeIn(startDate: string, text = ''): PlanPlace | null {
  const [, time = '', court = ''] = /^(\S+) (\d)$/.exec(text) ?? [];
  const start = planMinutes(startDate, time);
  return start === null ? null : { court: Number(court), start };
}

/**
 * Where each game stands when a plan lies over a schedule that may have been edited since. What was moved stays there while the schedule has it where it had it
 * then. Whoever takes a place in the schedule takes over where the plan has put it: an exchange in the schedule is one in the plan. A game on
 * a place that there was not before comes after those that the schedule has before it on its court, and as late as the whole day is. All others stand where the
 * schedule has them.
 * @param moves by game
 * @param isKnown whether the stored plan knows a game
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
  /** Minutes by which everything that is left of a day was put off. */
  const lateOn = (day: number): number => {
    const ahead = games.filter((game) => game.home.day === day && isAhead(game) && isKnown(game.id));
    const shifts = ahead.map(({ id }) => {
      const { from, to } = moves.get(id) ?? {};
      return from && to ? to.start - from.start : 0;
    });
    return ahead.length === 0 ? 0 : Math.max(0, Math.min(...shifts));
  };
  /** From when a court is free, by court and day, as far as the schedule was gone through. */
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

/** What a plan stores of the games that it has moved. */
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
