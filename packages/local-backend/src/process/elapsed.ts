/**
 * Milliseconds since a fixed moment of this process, for how long something takes: they pass as time does when the machine's clock is set. After a clock that
 * was ahead is put right, what is counted with `Date.now()` would not be over for as long as it was ahead.
 */
export const elapsed = (): number => performance.now();
