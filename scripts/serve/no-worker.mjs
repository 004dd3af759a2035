// @ts-check
import { workerPath } from './security-headers.mjs';

/*
 * Where `config.json` says `"worksOffline": false`, this stands in the place of the service worker. Browsers look for another edition of a worker past the worker itself, so
 * it reaches also those whose page does not come up. It answers for nothing; the page that is open goes on, and the next one has no worker.
 */
const source = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/**
 * The worker that takes itself away; null at another address, and where the site works without a network.
 * @param {string} pathname @param {Record<string, unknown>} overrides what the operator put into `config.json`
 * @returns {Promise<import('./web-server.mjs').MadeFile> | null}
 */
export const noWorker = (pathname, { worksOffline }) =>
  pathname === workerPath && worksOffline === false
    ? Promise.resolve({
        status: 200,
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
        body: source,
      })
    : null;
