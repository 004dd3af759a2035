import { thisBuild } from '@courtside/federation/this-build';
import { isEntry, isLasting, isPicture } from './kinds';
import { getWorkerAddress } from './origins';
import { isLeavingWorker, removeWorkers } from './refusing-worker';

/** A request in Workbox's format: an address, or an address with its options. */
type Wanted = string | readonly [string, RequestInit];

/**
 * Lets the worker cache the files of this page, so that it opens without a network. It starts once the page is idle. Nothing happens if the
 * browser has no service workers (without TLS on a local network) or none for this page.
 * @param origins of files and pictures, in addition to our own; null if the site keeps nothing: its earlier caches are deleted
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
    // Storage may be switched off or the certificate untrusted: the site works without a worker.
    return;
  }
  if (!isFirstVisit) return;
  const { active } = await serviceWorker.ready;
  // The worker did not see requests from before it started. The browser still has their responses, so caching them needs no network.
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
