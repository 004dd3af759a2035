/*
 * What the service worker keeps, by address. Everything that is not named here it leaves alone: data, signing in, uploads, reports, calendars, and whatever
 * comes in a year.
 */

/** In a release's folder, or named by its content: what is there never changes. */
const lasting = /^(?:\/remotes\/[^/]+)?\/releases\/.*\.(js|woff2|png|svg|jpe?g)$|\.[0-9a-f]{8,}\.(js|woff2|png|svg|jpe?g)$/;
/** What a remote has outside a release: the line of the registry says in the address which build it means, or it changes in place. */
const entry = /^(?:\/remotes\/[^/]+)?\/(remoteEntry\.js|mf-manifest\.json)$/;
/** A picture in Cloud Storage. */
const picture = /^\/v0\/b\/[^/]+\/o\/[^/]+$/;

/** A second attempt at a file that did not come as it should (`packages/federation`): what is kept of it is not to be trusted. */
const AGAIN = 'again';

export const isLasting = ({ pathname }: URL): boolean => lasting.test(pathname);
export const isEntry = ({ pathname }: URL): boolean => entry.test(pathname);
export const isPicture = ({ pathname, searchParams }: URL): boolean => picture.test(pathname) && searchParams.get('alt') === 'media';
export const isAnotherAttempt = ({ searchParams }: URL): boolean => searchParams.has(AGAIN);

/** The address under which an attempt is kept, whichever it was. */
export function withoutAttempt(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(AGAIN);
  return url.href;
}

/** Where everything has one port, what stands beside the site, which is not its page (`scripts/serve/front/parts.mjs`). */
const beside = /^\/(console|remotes|emulator|join|health|metrics|v0|v1)(\/|$)/;

/** An address of the site that is a page: what has an ending is a file. */
export const isPage = ({ pathname }: URL): boolean => !/\.[^/]*$/.test(pathname) && !beside.test(pathname);

/** The page that a notification tells of, if it is one of this site. */
export function getNotificationAddress(data: unknown): string | null {
  const address = typeof data === 'object' && data !== null && 'address' in data ? data.address : null;
  return typeof address === 'string' && URL.canParse(address) && new URL(address).origin === self.location.origin ? address : null;
}
