/** Waits this many milliseconds. Scripts use it for the time of actions; no check depends on it. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Looks again until it is so. @param patience milliseconds @returns whether it came to be */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, patience: number, every = 50): Promise<boolean> {
  const end = Date.now() + patience;
  for (;;) {
    if (await isTrue()) return true;
    if (Date.now() > end) return false;
    await pause(every);
  }
}

/** Waits for running promises, at most for `patience`. @returns how many are not settled */
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
