/** Time as it passes; a test brings its own. */
export interface Pace {
  /** Milliseconds since any fixed moment. */
  clock: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Answers come at whole multiples of this (ms). */
  step: number;
}

const ordinary: Pace = {
  clock: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  step: 300,
};

/**
 * Does something and answers, or fails, at the next step of a fixed pace: how long the work took does not show. For work that differs with
 * what the asker must not learn, such as whether a message had anybody to go to.
 */
export async function withFixedPace<T>(work: () => Promise<T>, { clock, wait, step }: Pace = ordinary): Promise<T> {
  const began = clock();
  try {
    return await work();
  } finally {
    const passed = clock() - began;
    await wait((Math.floor(passed / step) + 1) * step - passed);
  }
}
