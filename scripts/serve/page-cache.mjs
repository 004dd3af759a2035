// @ts-check

/** Whoever passes a written page on may keep it for some seconds: hundreds open the same one at the first whistle. No browser keeps it. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=5';

/**
 * Of a page with what everybody may read. A cache that is told so by itself (RFC 9213) may go on for some seconds with what it has while it asks; the data in the
 * page are then younger than what a page takes (`packages/firebase`, `written-answers.ts`).
 */
export const sharedPage = { 'Cache-Control': PAGE_CACHE, 'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=10' };

/** Of every other page: it is made anew for each reader. */
export const ownPage = { 'Cache-Control': 'no-cache' };
