import { checkWithin } from '../limits';

/** For 8, 16, 32, … places: one number for each upper round from the second on. The place of its losers is XORed with it. */
type DropOrders = readonly (readonly number[])[];

/**
 * The order in which the losers of each upper round, from the second on, enter the lower bracket: the loser of game i takes the place i XOR
 * the number listed here. With 8 losers, 7 reverses the order, 4 swaps its halves, and 3 reverses each half. A round that is not listed
 * keeps its order. A stored bracket names the table that it was made with.
 *
 * 1. Up to 64 places the published tables; for 128 and 256 found by trying all combinations for the fewest early rematches.
 * 2. Found by searching for the fewest rematches in the whole lower bracket, if the k-th seed beats the m-th with odds of m to k: about 0.7
 *    per event, at every size. It also has fewer rematches between even teams and with steeper odds.
 * 3. The same as 2, for a double elimination whose lower seeds start in the lower bracket. It has its own number because a release that does
 *    not know a number shows no bracket, while by number 2 it would show another bracket.
 */
const FEWEST_REMATCHES: DropOrders = [[1], [2], [4, 1, 1], [10, 6, 1, 1], [4, 13, 4, 1, 1], [63, 19, 5, 0, 3]];
const DROP_ORDERS: readonly DropOrders[] = [[[1], [1, 1], [7, 2], [15, 4, 3], [15, 8, 7], [63, 15, 8]], FEWEST_REMATCHES, FEWEST_REMATCHES];

/** The table that new brackets use, counted from 1. */
export const newestDrops = 2;
/** The table of a double elimination whose lower seeds start in the lower bracket. */
export const splitDrops = 3;

/** Returns the losers of one upper round (from 1) in the order in which they drop. @throws RangeError for an unknown table */
export function inDropOrder<T>(drops: number, size: number, upperRound: number, losers: readonly T[]): T[] {
  checkWithin('Drop orders', drops, 1, DROP_ORDERS.length);
  const exchange = DROP_ORDERS[drops - 1]![Math.log2(size) - 3]?.[upperRound - 2] ?? 0;
  return losers.map((_, place) => losers[place ^ exchange]!);
}
