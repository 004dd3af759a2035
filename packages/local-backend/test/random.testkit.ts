/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  bytes(length: number): Buffer;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** How long fuzzing may take: COURTSIDE_FUZZ_SECONDS for a long run, else what a test run can spare. The seed is COURTSIDE_FUZZ_SEED. */
export function fuzzRounds(usual: number): { readonly seeds: Iterable<number>; readonly timeout: number } {
  const seconds = Number(process.env['COURTSIDE_FUZZ_SECONDS'] ?? 0);
  const first = Number(process.env['COURTSIDE_FUZZ_SEED'] ?? 1);
  const until = Date.now() + seconds * 1000;
  function* seeds(): Iterable<number> {
    for (let index = 0; index < usual || Date.now() < until; index += 1) yield first + index;
  }
  return { seeds: seeds(), timeout: 60_000 + seconds * 1000 };
}
