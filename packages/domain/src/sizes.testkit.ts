/** The drills play every number of teams (`jest.soak.config.mjs` sets this). */
export const isComplete = process.env.COURTSIDE_EVERY_SIZE === '1';
/** Small numbers show nearly all faults; of the large ones those next to a power of two, and some others. */
const LARGE: readonly number[] = [15, 16, 17, 23, 31, 32, 33, 48, 63, 64];

/**
 * Returns numbers of teams to play: up to 12 each of them, above it a sample, and in the drills all. Files that use it are named `*.sizes.test.ts`.
 * @param least the smallest number
 * @param most the largest number
 */
export const sizesBetween = (least: number, most = 64): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index).filter((size) => isComplete || size <= 12 || LARGE.includes(size));

/** Returns how many random cases to try: in the drills all, else a fifth. */
export const countRuns = (runs: number): number => (isComplete ? runs : Math.ceil(runs / 5));
