/** A seeded team. Teams of one rank are next to each other, each from another group. */
export interface RankedSeed {
  readonly groupId: string;
  readonly rank: number;
}

type Pair = readonly [number, number];

/** An order of the teams of one rank, and its least cost together with the ranks behind it. */
interface Order {
  /** The places of the rank. */
  readonly places: readonly number[];
  /** For each place of the rank, the previous place of its team. */
  readonly from: readonly number[];
  readonly cost: number;
  readonly behind: readonly Order[];
}

// One clash weighs more than any number of moves, and moving one place further weighs more than which seeds move.
const CLASH = 1e9;
const MOVE = 1e5;
/** For ranks of up to this many teams, all orders are tried. */
const SMALL = 5;
/** How many places the teams of a larger rank may move together. */
const REACH = 8;

/**
 * Swaps teams of one rank so that as few first games as possible are within a group. Among equal solutions it moves teams by the fewest
 * places in total, and worse seeds rather than better ones. Exact for up to five groups; for more groups, exact unless the teams of one
 * rank had to move by more than eight places together.
 *
 * The pairs of a fold connect the ranks to chains (rank 1 meets the last, the last but one meets rank 1 and 2, …), so the best orders of
 * the ranks follow from each other from the end of a chain to its beginning.
 * @param pairs places, from 0, that meet
 */
export function avoidClashes<Seed extends RankedSeed>(seeds: readonly Seed[], pairs: readonly Pair[]): Seed[] {
  const placesOf = new Map<number, number[]>();
  seeds.forEach(({ rank }, place) => placesOf.set(rank, [...(placesOf.get(rank) ?? []), place]));
  const meetings = pairs.flatMap(([one, other]): Pair[] => [
    [one, other],
    [other, one],
  ]);
  const result = [...seeds];
  const seen = new Set<number>();

  for (const rank of placesOf.keys()) {
    if (seen.has(rank)) continue;
    for (let reach = 4; ; reach *= 2) {
      const [best] = ordersOf(rank, -1, reach) as [Order];
      const largest = Math.max(...[...seen].map((one) => placesOf.get(one)!.length));
      // A longer move costs more than the solution found, or there is no longer move.
      if (best.cost < MOVE * (reach + 1) || reach >= largest ** 2 / 2 || (largest > SMALL && reach >= REACH)) {
        take(best);
        break;
      }
    }
  }
  return result;

  function take({ places, from, behind }: Order): void {
    places.forEach((place, index) => (result[place] = seeds[from[index]!]!));
    behind.forEach(take);
  }

  /**
   * Returns all orders of a rank in which its teams move by at most `reach` places together, the cheapest first, each with the best orders
   * of the ranks behind it.
   */
  function ordersOf(rank: number, before: number, reach: number): Order[] {
    seen.add(rank);
    const places = placesOf.get(rank)!;
    const met = meetings.filter(([place]) => seeds[place]!.rank === rank);
    const next = new Set(met.map(([, place]) => seeds[place]!.rank));
    const ranksBehind = [...next]
      .filter((one) => one !== rank && one !== before)
      .map((one) => {
        const index = placesOf.get(one)!;
        return {
          orders: ordersOf(one, rank, reach),
          shared: met
            .filter(([, place]) => seeds[place]!.rank === one)
            .map(([place, other]): Pair => [place - places[0]!, other - index[0]!]),
        };
      });
    const orders = permutations(places, reach).map(({ from, cost }): Order => {
      const behind = ranksBehind.map(({ orders, shared }) => {
        const costOf = (order: Order) =>
          shared.reduce(
            (sum, [one, other]) => sum + (seeds[from[one]!]!.groupId === seeds[order.from[other]!]!.groupId ? CLASH : 0),
            order.cost,
          );
        const best = cheapest(orders, costOf);
        return { ...best, cost: costOf(best) };
      });
      return { places, from, cost: behind.reduce((sum, order) => sum + order.cost, cost), behind };
    });
    return orders.sort((a, b) => a.cost - b.cost);
  }

  /** Returns the orders of neighboring places, the original one first. */
  function permutations(places: readonly number[], reach: number): { readonly from: readonly number[]; readonly cost: number }[] {
    const found: { from: number[]; cost: number }[] = [];
    const extend = (from: number[], left: number, cost: number): void => {
      const place = places[from.length];
      if (place === undefined) found.push({ from, cost });
      else
        for (const taken of places) {
          const move = Math.abs(taken - place);
          if (move <= left && !from.includes(taken))
            extend([...from, taken], left - move, cost + MOVE * move + (move > 0 ? seeds.length - place : 0));
        }
    };
    extend([], reach, 0);
    return found;
  }
}

/** Returns the first order with the least cost. @param orders those with the least own cost first */
function cheapest(orders: readonly Order[], costOf: (order: Order) => number): Order {
  let [best] = orders;
  let least = Infinity;
  for (const order of orders) {
    if (order.cost >= least) break;
    const cost = costOf(order);
    if (cost < least) [best, least] = [order, cost];
  }
  return best!;
}
