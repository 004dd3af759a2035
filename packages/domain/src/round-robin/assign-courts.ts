import type { DayGames, Slots } from './day-games';

/** All orders of 0 … n − 1. */
const ordersOf = (n: number): number[][] => (n === 0 ? [[]] : ordersOf(n - 1).flatMap((rest) => Array.from({ length: n }, (_, place) => [...rest.slice(0, place), n - 1, ...rest.slice(place)])));

/**
 * Orders the games of each slot by court so that every team plays about equally often on each: of all orders of a slot the one with the
 * smallest sum of squared games per team and court so far. Empty courts are the last ones.
 * @param played games of each team, by its number, on each court before this day; it is brought up to date
 */
export function assignCourts({ teams }: DayGames, slots: Slots, played: readonly number[][]): Slots {
  const orders: number[][][] = [];
  return slots.map((games) => {
    // A team that plays once more on a court where it has played k times adds 2 k + 1 to the sum of squares.
    const cost = games.map((game) => games.map((_, court) => teams[game]!.reduce((sum, team) => sum + played[team]![court]!, 0)));
    let best: number[] = [];
    let least = Infinity;
    for (const order of (orders[games.length] ??= ordersOf(games.length))) {
      const sum = order.reduce((all, index, court) => all + cost[index]![court]!, 0);
      if (sum < least) [best, least] = [order, sum];
    }
    return best.map((index, court) => {
      for (const team of teams[games[index]!]!) played[team]![court]! += 1;
      return games[index]!;
    });
  });
}
