// @ts-check

/** How long a page waits, in milliseconds, before it is sent without its first content. */
const PATIENCE = 800;

/** Returns the value of a promise, or null if it is late. @template Value @param {Promise<Value>} promise @returns {Promise<Value | null>} */
export async function inTime(promise) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)));
  try {
    return /** @type {Value | null} */ (await Promise.race([promise.catch(() => null), late]));
  } finally {
    clearTimeout(timer);
  }
}
