import { checkWithin } from '../limits';

/** For 8, 16, 32, … places: for the losers of each upper round from the second on, by what their place changes. */
type DropOrders = readonly (readonly number[])[];

/**
 * In which order the losers of each upper round from the second on enter the lower bracket: the one of game i takes
 * the place i XOR the number listed here. Of 8 losers, 7 turns the order round, 4 exchanges its halves and 3 turns
 * each half round; what is not listed keeps its order. A stored bracket says which of these tables it was made with.
 *
 * 1. Up to 64 places the published tables; for 128 and 256 found by trying all combinations for the fewest early rematches.
 * 2. Found by searching for the fewest rematches in the whole lower bracket, between teams of which the one seeded k-th wins against the
 *    one seeded m-th with the odds m to k; it holds for even teams and for steeper odds as well. About 0.7 of a game an event, at every size.
 */
const DROP_ORDERS: readonly DropOrders[] = [
  [[1], [1, 1], [7, 2], [15, 4, 3], [15, 8, 7], [63, 15, 8]],
  [[1], [2], [4, 1, 1], [10, 6, 1, 1], [4, 13, 4, 1, 1], [63, 19, 5, 0, 3]],
];

/** The table of new brackets, counted from 1. */
export const newestDrops = DROP_ORDERS.length;

/** The losers of one upper round (from 1) in the order in which they drop. @throws RangeError for a table that is not known here */
export function inDropOrder<T>(drops: number, size: number, upperRound: number, losers: readonly T[]): T[] {
  checkWithin('Drop orders', drops, 1, newestDrops);
  const exchange = DROP_ORDERS[drops - 1]![Math.log2(size) - 3]?.[upperRound - 2] ?? 0;
  return losers.map((_, place) => losers[place ^ exchange]!);
}
