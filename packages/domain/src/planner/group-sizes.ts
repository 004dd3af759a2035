/**
 * Splits teams into groups of nearly equal size, the larger ones first: 14 in 4 is 4, 4, 3, 3.
 *
 * @param teams whole number of at least 0
 * @param groups whole number of at least 1
 */
export function groupSizes(teams: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, index) => Math.floor((teams + groups - 1 - index) / groups));
}

/** Returns the number of games if every team of a group meets every other once: n (n − 1) / 2, summed over the groups. */
export function roundRobinGames(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
