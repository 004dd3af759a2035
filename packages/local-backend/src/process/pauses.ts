/** Goes on at most this long before others have their turn (ms). */
const PART = 10;

export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** For long work in a process that serves others in the meantime. @returns a function to await now and then: it waits when other work is due */
export function createPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < PART) return;
    await nextTurn();
    began = performance.now();
  };
}
