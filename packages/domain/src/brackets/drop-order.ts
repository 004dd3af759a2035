/**
 * In which order the losers of each upper round from the second on enter the lower bracket: the one of game i takes
 * the place i XOR the number listed here. Of 8 losers, 7 turns the order round, 4 exchanges its halves and 3 turns
 * each half round; what is not listed keeps its order. Up to 64 places these are the published tables; for 128 and
 * 256 they were found by trying all combinations for the fewest early rematches. With them no game of lower round 2
 * (8 places), of lower rounds 2 and 4 (from 16 places) and of lower rounds 2, 4 and 6 (from 128 places) can be a rematch.
 */
const DROP_ORDERS: Readonly<Record<number, readonly number[]>> = {
  8: [1],
  16: [1, 1],
  32: [7, 2],
  64: [15, 4, 3],
  128: [15, 8, 7],
  256: [63, 15, 8],
};

/** The losers of one upper round (from 1) in the order in which they drop. */
export function inDropOrder<T>(size: number, upperRound: number, losers: readonly T[]): T[] {
  const exchange = DROP_ORDERS[size]?.[upperRound - 2] ?? 0;
  return losers.map((_, place) => losers[place ^ exchange]!);
}
