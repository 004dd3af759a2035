/** Waits this many milliseconds. Only the timing of scripted actions uses it; no check depends on it. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Polls until a condition is true. @param patience milliseconds @returns whether it became true in time */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, patience: number, every = 50): Promise<boolean> {
  const end = Date.now() + patience;
  for (;;) {
    if (await isTrue()) return true;
    if (Date.now() > end) return false;
    await pause(every);
  }
}

/** Waits for pending promises, at most for `patience` milliseconds. @returns how many are still pending */
export async function countUnsettled(promises: Iterable<Promise<unknown>>, patience: number): Promise<number> {
  let left = 0;
  const all = [...promises].map((each) => {
    left += 1;
    return each.then(
      () => (left -= 1),
      () => (left -= 1),
    );
  });
  await Promise.race([Promise.all(all), pause(patience)]);
  return left;
}
