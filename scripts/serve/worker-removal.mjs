// @ts-check
import { workerPath } from './security-headers.mjs';

/*
 * This replaces the service worker if `config.json` has `"worksOffline": false`. Browsers request a new version without asking the worker, so it also
 * reaches users whose page does not load. It answers no request: the open page continues, and the next one has no worker.
 */
const source = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/**
 * Returns the worker that removes itself; null for another address, or if the site works offline.
 * @param {string} pathname @param {Record<string, unknown>} overrides the operator's values for `config.json`
 * @returns {Promise<import('./web-server.mjs').MadeFile> | null}
 */
export const getWorkerRemoval = (pathname, { worksOffline }) =>
  pathname === workerPath && worksOffline === false
    ? Promise.resolve({
        status: 200,
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
        body: source,
      })
    : null;
