/** Returns the milliseconds of each call while several clients run at the same time, each waiting for its own calls. */
export async function measureEach(count: number, lanes: number, run: (index: number, lane: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let next = 0;
  const lane = async (number: number): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(next, number);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return (performance.now() - start) / count;
}

export const formatMilliseconds = (value: number): string => (value >= 10 ? `${value.toFixed(0)} ms` : `${value.toPrecision(2)} ms`);
export const getQuantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
export const getMedian = (values: readonly number[]): number =>
  getQuantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
