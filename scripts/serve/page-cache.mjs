// @ts-check

/** Lets shared caches keep a written page for some seconds, because hundreds of visitors open the same one at the first whistle. Browsers keep nothing. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=5';

/**
 * Headers of a page that is the same for every visitor. A cache that follows RFC 9213 may serve its copy for some seconds while it asks for a new one.
 * The data are then still newer than a page requires (`packages/firebase`, `written-answers.ts`).
 */
export const sharedPageHeaders = { 'Cache-Control': PAGE_CACHE, 'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=10' };

/** Headers of every other page, which is made for each reader. */
export const privatePageHeaders = { 'Cache-Control': 'no-cache' };
