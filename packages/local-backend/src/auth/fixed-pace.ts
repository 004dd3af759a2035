/** The real clock; a test passes its own. */
export interface Pace {
  /** Milliseconds since any fixed moment. */
  clock: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Answers are sent at whole multiples of this time, in milliseconds. */
  step: number;
}

const ordinary: Pace = {
  clock: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  step: 300,
};

/**
 * Runs work, and returns or throws at the next step of a fixed pace, which hides how long the work took. For work whose duration would reveal
 * something to the caller, such as whether a message had a recipient.
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
