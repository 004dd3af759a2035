import { probe } from './probe';

/**
 * Requests a file of each origin that the worker is going to serve. If the worker's policy refuses one, returning visitors would lose the site,
 * and a browser keeps a worker indefinitely. Therefore the worker is not installed, and the page continues without it or with the one before.
 * @param origins in addition to the worker's own
 * @throws if one is refused or can't be reached
 */
export async function checkOrigins(origins: readonly string[]): Promise<void> {
  const { ok, status } = await fetch('/config.json', { cache: 'no-store' });
  if (!ok) throw new Error(`config.json: HTTP ${status}`);
  await Promise.all(origins.map((origin) => probe(origin, 'HEAD')));
}
