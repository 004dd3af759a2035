import type { Slots } from './day-games';

/** Returns all permutations of 0 … n − 1. */
const listOrders = (n: number): number[][] =>
  n === 0
    ? [[]]
    : listOrders(n - 1).flatMap((rest) => Array.from({ length: n }, (_, place) => [...rest.slice(0, place), n - 1, ...rest.slice(place)]));

export interface CourtOrder {
  /** The games of each slot by court. */
  readonly placed: Slots;
  /** The largest difference, over all teams, between a team's numbers of games on its most and least used courts. */
  readonly difference: number;
}

/** The maximum number of passes over all slots. */
const PASSES = 20;

/**
 * Orders the games of each slot by court so that every team plays about equally often on each court. For one slot after another, it takes the order with the
 * smallest sum of squared games per team and court, and repeats that until nothing changes. It starts once with empty courts and once with the given order, and
 * returns the better result of these and the given order: the one with the smallest largest difference of a team. Empty courts are the last ones.
 * @param teams of each game, by number
 * @param slots of the whole event
 */
export function assignCourts(teams: readonly (readonly [number, number])[], teamCount: number, slots: Slots): CourtOrder {
  const courts = Math.max(...slots.map((games) => games.length));
  const orders: number[][][] = [];
  const ways = [settled(slots.map(() => [])), settled(slots), settled(slots, 0)];
  return ways.reduce((best, next) => (next.difference < best.difference ? next : best));

  function settled(start: Slots, passes = PASSES): CourtOrder {
    const placed = [...start];
    const played = Array.from({ length: teamCount }, () => new Array<number>(courts).fill(0));
    const count = (games: readonly number[], by: number) =>
      games.forEach((game, court) => teams[game]!.forEach((team) => (played[team]![court]! += by)));
    placed.forEach((games) => count(games, 1));
    for (let pass = 0, better = true; better && pass < passes; pass += 1) {
      better = false;
      slots.forEach((fresh, slot) => {
        count(placed[slot]!, -1);
        const games = placed[slot]!.length > 0 ? placed[slot]! : fresh;
        // Another game on a court where a team has played k times adds 2 k + 1 to the sum of squares.
        const cost = games.map((game) =>
          Array.from(games.keys(), (court) => teams[game]!.reduce((sum, team) => sum + played[team]![court]!, 0)),
        );
        const getCost = (order: readonly number[]) => order.reduce((all, index, court) => all + cost[index]![court]!, 0);
        let best = [...games.keys()];
        let least = getCost(best);
        for (const order of (orders[games.length] ??= listOrders(games.length))) {
          const sum = getCost(order);
          if (sum < least) [best, least, better] = [order, sum, true];
        }
        placed[slot] = best.map((index) => games[index]!);
        count(placed[slot]!, 1);
      });
    }
    return { placed, difference: Math.max(...played.map((counts) => Math.max(...counts) - Math.min(...counts))) };
  }
}
