/** Creates a source of repeatable numbers in [0, 1). A linear congruential generator is enough for inputs of benchmarks. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
