/*
 * Keeps what pages were made of, so that they open without a network. It knows no release: the page, which is asked for over the network first, names its
 * files, and files that carry their content in their names can't be wrong. So it never stands between a reader and a release or a rollback, needs no list that
 * would go out of date, and one edition of it can take the place of another at any time. docs/decisions/0034-offline.md.
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

/** As long as the page itself waits for the registry where it has a copy (`packages/federation`). Seconds. */
const PATIENCE = 3;
/** Files of two releases of everything, and some. */
const FILES = 400;
const PICTURES = 60;

/** A page of a hotel's network in the place of a script is not worth keeping. */
const soundFiles: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutAttempt(request.url)),
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(response.status === 200 && !/html/.test(response.headers.get('Content-Type') ?? '') ? response : null),
};

const PAGE = 'courtside-page';

/** All addresses have one page; a server's apology is not shown where there is a page at hand. */
const onePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: () => Promise.resolve('/'),
  cacheWillUpdate: ({ response }) => (response.status === 200 ? withoutContent(response) : Promise.resolve(null)),
  // Not sooner: a page that the browser asked for beforehand passes by what looks at answers of requests. Where it could not be had Firefox does not say that
  // it failed, as others do, but gives an answer that stands for an error.
  handlerWillRespond: async ({ response }) =>
    response.type !== 'error' && response.status < 500
      ? response
      : ((await caches.match('/', { cacheName: PAGE, ignoreVary: true })) ?? response),
};

/** By count alone: what never changes does not get old, and its date is that of its release. */
const upTo = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const files = { cacheName: 'courtside-files', plugins: [soundFiles, upTo(FILES)], matchOptions: { ignoreVary: true } };
const keptFile = new CacheFirst(files);
const freshFile = new NetworkFirst({ ...files, networkTimeoutSeconds: PATIENCE });
// What is kept may be what was wrong with the first attempt: it serves where there is no network, and never because that is slow.
const fileAnew = new NetworkFirst(files);
const freshPage = new NetworkFirst({
  cacheName: PAGE,
  networkTimeoutSeconds: PATIENCE,
  plugins: [onePage],
  matchOptions: { ignoreVary: true },
});
const freshDocument = new NetworkFirst({ cacheName: PAGE, networkTimeoutSeconds: PATIENCE });
// A picture may be as private as its tournament: emptied with everything else of a person's (`packages/firebase`, by the first part of the name).
const freshPicture = new NetworkFirst({ cacheName: 'courtside-private-pictures', plugins: [upTo(PICTURES)] });

/** Whoever shows who they are gets an answer of their own, which is nobody else's. */
const isAnonymous = (request: Request): boolean => !request.headers.has('Authorization');

const others = readOrigins(self.location.href);
const served: readonly string[] = [self.location.origin, ...others];
/** What it may not fetch it leaves to the page, which may. */
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
  // At once: what it takes the place of may be one whose policy is out of date. It has the same caches, and knows no release.
  waitUntil.call(
    event,
    checkOrigins(others).then(() => (self as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()),
  );
});

openPressedNotifications();

// The page is asked for while the worker wakes up.
enableNavigationPreload();
// The first visit is kept, too.
clientsClaim();
