// @ts-check

/** For so long a file counts that the site gave out, in milliseconds: a release is seen a moment later. */
const FRESH = 5000;
/** How long the site may take, in milliseconds. */
const PATIENCE = 5000;

/**
 * Reads files of a site over HTTP. What was read last serves for as long as the site can't be reached.
 * @param {string} origin @param {() => number} now
 * @returns {(pathname: string) => Promise<string>} the text; rejects where there never was one
 */
export function hostedFiles(origin, now) {
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
    // What was never read is asked for anew.
    text.catch(() => kept.get(pathname) === fresh && kept.delete(pathname));
    return text;
  };
}
