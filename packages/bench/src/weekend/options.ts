import { parseArgs } from 'node:util';

/** The options of a weekend. The same options produce the same scripts of people and incidents. */
export interface WeekendOptions {
  readonly seed: number;
  /** How long the 48 hours take, in milliseconds. */
  readonly length: number;
  readonly viewers: number;
  readonly captains: number;
  /** A small weekend for tests: one kill, no full disk and no new release. */
  readonly isShort: boolean;
  /** Keep the folder of the run. */
  readonly keeps: boolean;
}

/** @throws Error for an unknown option */
export function readOptions(words: readonly string[]): WeekendOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      viewers: { type: 'string' },
      short: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'seed' | 'minutes' | 'viewers', usual: number, least: number): number => {
    const value = Number(values[name] ?? usual);
    if (!Number.isFinite(value) || value < least) throw new Error(`--${name} ${values[name]}: a number of at least ${least}`);
    return value;
  };
  const isShort = values.short;
  return {
    seed: Math.floor(number('seed', isShort ? 1 : 1 + (Date.now() % 1_000_000), 0)),
    length: Math.round(number('minutes', isShort ? 1 / 3 : 4, 0.25) * 60_000),
    viewers: Math.floor(number('viewers', isShort ? 20 : 250, 1)),
    captains: isShort ? 8 : 30,
    isShort,
    keeps: values.keep,
  };
}
