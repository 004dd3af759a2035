// @ts-check

/** No page waits longer for it, in milliseconds; it goes out without. */
const PATIENCE = 800;

/** What is there in time; null where it is not. @template Value @param {Promise<Value>} promise @returns {Promise<Value | null>} */
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
