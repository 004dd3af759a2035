/**
 * Milliseconds since a fixed moment of this process, to measure durations: they do not jump when the machine's clock is set. With `Date.now()`,
 * correcting a fast clock would prolong a running wait by the same amount.
 */
export const elapsed = (): number => performance.now();
