import { Bench } from 'tinybench';

/** One side of a comparison. `prepare` runs before each call and is not measured. */
export interface Contestant {
  readonly name: string;
  readonly run: () => unknown;
  readonly prepare?: () => void;
}

/**
 * Returns the median time of each contestant in milliseconds. All are measured in one run, one after another, after a warm-up.
 * @param seconds shortest time for each; slow contestants run at least three times
 */
export async function measureMedians(contestants: readonly Contestant[], seconds = 0.6): Promise<Map<string, number>> {
  const bench = new Bench({ time: seconds * 1000, iterations: 3, warmupIterations: 2, warmupTime: seconds * 300, throws: true });
  for (const { name, run, prepare } of contestants) {
    bench.add(name, async () => void (await run()), prepare ? { beforeEach: prepare } : {});
  }
  await bench.run();
  return new Map(
    bench.tasks.map((task) => {
      const result = task.result;
      if (!result || !('latency' in result)) throw new Error(`${task.name} was not measured`);
      return [task.name, result.latency.p50];
    }),
  );
}
