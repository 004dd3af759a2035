/*
 * Decides by address what the service worker caches. It leaves all other requests alone: data, signing in, uploads, reports, calendars, and
 * future addresses.
 */

/** In a release's folder, or named by its content: such a file never changes. */
const lasting = /^(?:\/remotes\/[^/]+)?\/releases\/.*\.(js|woff2|png|svg|jpe?g)$|\.[0-9a-f]{8,}\.(js|woff2|png|svg|jpe?g)$/;
/** A remote's files outside a release: the registry line's address names the build, or the remote changes in place. */
const entry = /^(?:\/remotes\/[^/]+)?\/(remoteEntry\.js|mf-manifest\.json)$/;
/** A picture in Cloud Storage. */
const picture = /^\/v0\/b\/[^/]+\/o\/[^/]+$/;

/** Marks a second attempt at a file that failed (`packages/federation`): a cached copy is not trusted then. */
const AGAIN = 'again';

export const isLasting = ({ pathname }: URL): boolean => lasting.test(pathname);
export const isEntry = ({ pathname }: URL): boolean => entry.test(pathname);
export const isPicture = ({ pathname, searchParams }: URL): boolean => picture.test(pathname) && searchParams.get('alt') === 'media';
export const isAnotherAttempt = ({ searchParams }: URL): boolean => searchParams.has(AGAIN);

/** Returns the address under which all attempts are cached. */
export function withoutAttempt(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(AGAIN);
  return url.href;
}

/** On a host with one port for everything, the paths that are not pages of the site (`scripts/serve/front/parts.mjs`). */
const beside = /^\/(console|remotes|emulator|join|health|metrics|v0|v1)(\/|$)/;

/** Whether an address of the site is a page: an address with a file extension is a file. */
export const isPage = ({ pathname }: URL): boolean => !/\.[^/]*$/.test(pathname) && !beside.test(pathname);

/** Returns the page of a notification, if it belongs to this site. */
export function getNotificationAddress(data: unknown): string | null {
  const address = typeof data === 'object' && data !== null && 'address' in data ? data.address : null;
  return typeof address === 'string' && URL.canParse(address) && new URL(address).origin === self.location.origin ? address : null;
}
