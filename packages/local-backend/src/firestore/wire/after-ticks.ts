/**
 * Patience is counted in short waits, one after the other: on a machine that is busy each of them takes longer, as it does for the client, so
 * that a word which waits to be read is not overtaken by one long timer.
 */
const TICKS = 20;

export function afterTicks(milliseconds: number, done: () => void, ticks = TICKS): void {
  setTimeout(() => (ticks <= 1 ? done() : afterTicks(milliseconds, done, ticks - 1)), milliseconds / TICKS).unref();
}
