import { probe } from './probe';

/**
 * Asks for a file of each origin that the worker is going to serve. A worker whose policy refuses one would take the site from whoever comes back, and a
 * browser keeps it for good; so it is not installed, and the page goes on without, or with the one before.
 * @param origins besides the worker's own
 * @throws where one is refused or not reached
 */
export async function checkOrigins(origins: readonly string[]): Promise<void> {
  const { ok, status } = await fetch('/config.json', { cache: 'no-store' });
  if (!ok) throw new Error(`config.json: HTTP ${status}`);
  await Promise.all(origins.map((origin) => probe(origin, 'HEAD')));
}
