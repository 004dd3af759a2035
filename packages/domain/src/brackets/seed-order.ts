/**
 * Returns the seeds in the order of the places of the first round: 1 meets the last, 1 and 2 can only meet in the final, 1 to 4 are in
 * different quarters. Built by the recursive fold: each seed s of the smaller bracket becomes the pair (s, size + 1 - s). Seeds above the
 * team count are byes, so only the best seeds meet byes.
 *
 * @param size a power of two; other numbers are rounded up to the next one
 */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    const next: number[] = [];
    for (const seed of order) next.push(seed, sum - seed);
    order = next;
  }
  return order;
}

/** Returns the smallest power of two that is at least `count`. */
export const bracketSize = (count: number): number => 2 ** Math.ceil(Math.log2(count || 1));
