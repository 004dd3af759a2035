// @ts-check

/** How long a file is used after it was read, in milliseconds: a release becomes visible a moment later. */
const FRESH = 5000;
/** How long the site may take, in milliseconds. */
const PATIENCE = 5000;

/**
 * Reads files of a site over HTTP. While the site is unavailable, it returns the text that it read last.
 * @param {string} origin @param {() => number} now
 * @returns {(pathname: string) => Promise<string>} the text; rejects if it was never read
 */
export function createHostedFileReader(origin, now) {
  /** @type {Map<string, { until: number, text: Promise<string> }>} */
  const kept = new Map();

  /** @param {string} pathname */
  async function read(pathname) {
    const response = await fetch(`${origin}${pathname}`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${origin}${pathname}: HTTP ${response.status}`);
    return response.text();
  }

  return (pathname) => {
    const known = kept.get(pathname);
    if (known && known.until > now()) return known.text;
    const text = known
      ? read(pathname).catch((error) => {
          console.error(String(error));
          return known.text;
        })
      : read(pathname);
    const fresh = { until: now() + FRESH, text };
    kept.set(pathname, fresh);
    // A file that was never read is requested again.
    text.catch(() => kept.get(pathname) === fresh && kept.delete(pathname));
    return text;
  };
}
