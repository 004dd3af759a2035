import { thisBuild } from '@courtside/federation/this-build';
import { isEntry, isLasting, isPicture } from './kinds';
import { getWorkerAddress } from './origins';
import { isLeavingWorker, removeWorkers } from './refusing-worker';

/** As Workbox takes it: an address, or an address and how it is asked for. */
type Wanted = string | readonly [string, RequestInit];

/**
 * Has the browser keep what this page is made of, so that it opens without a network. Once the page rests, so that nothing waits for it; where a browser has no
 * service workers (without TLS on a local network), or none for this page, nothing happens.
 * @param origins of files and pictures, besides our own; null where the site keeps nothing: what it kept before goes
 */
export function keepVisit(origins: readonly string[] | null): void {
  if (!('serviceWorker' in navigator) || thisBuild.release.endsWith('-live')) return;
  const begin = () => void (origins ? start(origins) : removeWorkers());
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 5000 });
    else setTimeout(begin, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

async function start(origins: readonly string[]): Promise<void> {
  const { serviceWorker } = navigator;
  if (isLeavingWorker()) return;
  const isFirstVisit = serviceWorker.controller === null;
  try {
    await serviceWorker.register(getWorkerAddress(origins));
  } catch {
    // Storage that is switched off, a certificate that nobody vouches for: the site works as it does without.
    return;
  }
  if (!isFirstVisit) return;
  const { active } = await serviceWorker.ready;
  // What came before the worker did, it did not see; the browser still has it, so keeping it asks nobody.
  const keep = (requests: readonly Wanted[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: requests } });
  keep(['/', '/config.json']);
  new PerformanceObserver((list) => {
    const urls = list.getEntries().flatMap(({ name }) => (URL.canParse(name) ? [new URL(name)] : []));
    keep(
      urls.flatMap((url): readonly Wanted[] => {
        if (isLasting(url) || isEntry(url)) return [url.href];
        return isPicture(url) ? [[url.href, { mode: 'no-cors' }]] : [];
      }),
    );
  }).observe({ type: 'resource', buffered: true });
}
