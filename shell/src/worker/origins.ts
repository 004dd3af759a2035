/** Where browsers know the worker by; the web servers give it headers of its own (`scripts/serve/security-headers.mjs`). */
const WORKER = '/service-worker.js';
const ORIGIN = 'for';

/**
 * The address of the worker that serves files of these origins. A browser keeps a worker with the policy that it was installed with, for as long as its
 * address and its bytes are the same: other origins are another address, so another worker is installed, with the policy of that day.
 */
export function getWorkerAddress(origins: readonly string[]): string {
  const others = [...new Set(origins)].filter((origin) => origin !== self.location.origin).sort();
  const query = new URLSearchParams(others.map((origin) => [ORIGIN, origin])).toString();
  return query === '' ? WORKER : `${WORKER}?${query}`;
}

/** The origins, besides its own, for which a worker was registered. */
export const readOrigins = (address: string): readonly string[] =>
  new URL(address).searchParams.getAll(ORIGIN).filter((origin) => URL.canParse(origin));
