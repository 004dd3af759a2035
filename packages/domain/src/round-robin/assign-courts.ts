import { team1, team2, type DayGames, type Slots } from './day-games';

/** All orders of 0 … n − 1. */
const ordersOf = (n: number): number[][] =>
  n === 0 ? [[]] : ordersOf(n - 1).flatMap((rest) => Array.from({ length: n }, (_, place) => [...rest.slice(0, place), n - 1, ...rest.slice(place)]));

/**
 * Orders the games of each slot by court so that every team plays about equally often on each: of all orders of a slot the one with the
 * smallest sum of squared games per team and court so far. Empty courts are the last ones.
 * @param played games of each team on each court before this day; it is brought up to date
 */
export function assignCourts(day: DayGames, slots: Slots, played: Map<number, Int32Array>): Slots {
  const orders = new Map<number, number[][]>();
  const of = (team: number) => {
    const known = played.get(team) ?? new Int32Array(6);
    played.set(team, known);
    return known;
  };
  return slots.map((games) => {
    const choices = orders.get(games.length) ?? ordersOf(games.length);
    orders.set(games.length, choices);
    // A team that plays once more on a court where it has played k times adds 2 k + 1 to the sum of squares.
    const cost = games.map((game) => games.map((_, court) => (of(team1(day, game))[court] ?? 0) + (of(team2(day, game))[court] ?? 0)));
    let best: number[] = [];
    let least = Infinity;
    for (const order of choices) {
      let sum = 0;
      for (let court = 0; court < order.length; court += 1) sum += cost[order[court] ?? 0]?.[court] ?? 0;
      if (sum < least) [best, least] = [order, sum];
    }
    const ordered = best.map((index) => games[index] ?? 0);
    ordered.forEach((game, court) => {
      for (const team of [team1(day, game), team2(day, game)]) of(team)[court] = (of(team)[court] ?? 0) + 1;
    });
    return ordered;
  });
}
