/** How long one file may keep a page waiting before it counts as failed, in milliseconds. */
export const FILE_TIMEOUT = 8000;

/** The error for a file that did not arrive in time. */
export class TimedOut extends Error {
  constructor(what: string) {
    super(`${what}: no answer in time`);
    this.name = 'TimedOut';
  }
}

/**
 * Returns the result of `task`, or throws after `milliseconds`.
 * @param task gets a signal that aborts its work after that time
 * @throws TimedOut
 */
export async function withTimeout<T>(what: string, milliseconds: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TimedOut(what));
      end.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([task(end.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}
