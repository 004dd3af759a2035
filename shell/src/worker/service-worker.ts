/*
 * Caches the files of pages, so that they open without a network. It knows no release: the page is requested over the network first and names
 * its files, and files named by their content can't be wrong. Therefore it never delays a release or a rollback, needs no list that could become
 * outdated, and any edition of it can replace another at any time. docs/decisions/0034-offline.md.
 */
import { clientsClaim, type RouteMatchCallbackOptions, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAnotherAttempt, isEntry, isLasting, isPage, isPicture, withoutAttempt } from './kinds';
import { withoutContent } from './one-page';
import { openPressedNotifications } from './pressed-notifications';
import { readOrigins } from './origins';
import { checkOrigins } from './check-origins';

/** As long as the page itself waits for the registry if it has a copy (`packages/federation`). Seconds. */
const PATIENCE = 3;
/** Enough for all files of two releases. */
const FILES = 400;
const PICTURES = 60;

/** The login page of a hotel's network must not be cached instead of a script. */
const soundFiles: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutAttempt(request.url)),
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !/html/.test(response.headers.get('Content-Type') ?? '') ? response : null),
};

const PAGE = 'courtside-page';

/** All addresses have the same page. A server's error page is not shown if the cached page is available. */
const onePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: () => Promise.resolve('/'),
  cacheWillUpdate: ({ response }) => (response.status === 200 ? withoutContent(response) : Promise.resolve(null)),
  // Not sooner: hooks for responses do not see a page that the browser preloaded. Firefox does not report a failed preload, but returns an
  // error response.
  handlerWillRespond: async ({ response }) =>
    response.type !== 'error' && response.status < 500
      ? response
      : ((await caches.match('/', { cacheName: PAGE, ignoreVary: true })) ?? response),
};

/** Limited by number only: files that never change do not expire, and their date is that of their release. */
const upTo = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const files = { cacheName: 'courtside-files', plugins: [soundFiles, upTo(FILES)], matchOptions: { ignoreVary: true } };
const keptFile = new CacheFirst(files);
const freshFile = new NetworkFirst({ ...files, networkTimeoutSeconds: PATIENCE });
// A cached file may be the cause of the first attempt's failure, so it is used without a network only, and never because the network is
// slow.
const fileAnew = new NetworkFirst(files);
const freshPage = new NetworkFirst({
  cacheName: PAGE,
  networkTimeoutSeconds: PATIENCE,
  plugins: [onePage],
  matchOptions: { ignoreVary: true },
});
const freshDocument = new NetworkFirst({ cacheName: PAGE, networkTimeoutSeconds: PATIENCE });
// A picture may be private like its tournament: it is deleted with the user's other data (`packages/firebase`, by the cache's prefix).
const freshPicture = new NetworkFirst({ cacheName: 'courtside-private-pictures', plugins: [upTo(PICTURES)] });

/** A request with credentials gets a private response, which must not be cached. */
const isAnonymous = (request: Request): boolean => !request.headers.has('Authorization');

const others = readOrigins(self.location.href);
const served: readonly string[] = [self.location.origin, ...others];
/** The worker leaves requests that its policy does not allow to the page, which may send them. */
const isServed = ({ url, request }: RouteMatchCallbackOptions): boolean => served.includes(url.origin) && isAnonymous(request);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && (request.mode === 'navigate' ? isPage(url) : url.pathname === '/'),
  freshPage,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json', freshDocument);
registerRoute((asked) => isServed(asked) && isLasting(asked.url) && !isAnotherAttempt(asked.url), keptFile);
registerRoute((asked) => isServed(asked) && isLasting(asked.url), fileAnew);
registerRoute((asked) => isServed(asked) && isEntry(asked.url), freshFile);
registerRoute((asked) => isServed(asked) && isPicture(asked.url), freshPicture);

self.addEventListener('install', (event) => {
  const { waitUntil } = event as Event & { waitUntil: (done: Promise<unknown>) => void };
  // Immediately: the worker that it replaces may have an outdated policy. It has the same caches, and knows no release.
  waitUntil.call(
    event,
    checkOrigins(others).then(() => (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()),
  );
});

openPressedNotifications();

// Requests the page while the worker starts.
enableNavigationPreload();
// Caches the first visit too.
clientsClaim();
