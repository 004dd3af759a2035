type Order = 'natural' | 'reverse' | 'halfShift' | 'reverseHalfShift';

/**
 * In which order the losers of each upper round enter the lower bracket (first for upper round 1, then 2, 3, …;
 * what is not listed is natural). Up to 64 places these are the published tables; for 128 and 256 they were found
 * by trying all combinations for the fewest early rematches. With them no game of lower round 2 (8 places), of
 * lower rounds 2 and 4 (from 16 places) and of lower rounds 2, 4 and 6 (from 128 places) can be a rematch.
 */
const DROP_ORDERS: Readonly<Record<number, readonly Order[]>> = {
  8: ['natural', 'reverse'],
  16: ['natural', 'reverseHalfShift', 'reverse'],
  32: ['natural', 'reverse', 'halfShift'],
  64: ['natural', 'reverse', 'halfShift', 'reverse'],
  128: ['natural', 'reverseHalfShift', 'halfShift', 'reverse'],
  256: ['natural', 'reverse', 'reverseHalfShift', 'halfShift'],
};

/** The losers of one upper round (from 1) in the order in which they drop. */
export function inDropOrder<T>(size: number, upperRound: number, losers: readonly T[]): T[] {
  const half = losers.length / 2;
  const [front, back] = [losers.slice(0, half), losers.slice(half)];
  switch (DROP_ORDERS[size]?.[upperRound - 1]) {
    case 'reverse':
      return [...losers].reverse();
    case 'halfShift':
      return [...back, ...front];
    case 'reverseHalfShift':
      return [...front.reverse(), ...back.reverse()];
    default:
      return [...losers];
  }
}
