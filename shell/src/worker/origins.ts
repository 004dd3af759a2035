/** The address by which browsers identify the worker; the web servers send it with its own headers (`scripts/serve/security-headers.mjs`). */
const WORKER = '/service-worker.js';
const ORIGIN = 'for';

/**
 * Returns the address of the worker for files of these origins. A browser keeps an installed worker with its policy while its address and bytes
 * stay the same. Other origins give another address, so a worker with the current policy is installed.
 */
export function getWorkerAddress(origins: readonly string[]): string {
  const others = [...new Set(origins)].filter((origin) => origin !== self.location.origin).sort();
  const query = new URLSearchParams(others.map((origin) => [ORIGIN, origin])).toString();
  return query === '' ? WORKER : `${WORKER}?${query}`;
}

/** Returns the origins, besides its own, for which a worker was registered. */
export const readOrigins = (address: string): readonly string[] =>
  new URL(address).searchParams.getAll(ORIGIN).filter((origin) => URL.canParse(origin));
