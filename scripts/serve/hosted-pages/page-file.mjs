// @ts-check

/** The page of the live release where a function writes into it: `index.html` would be served as the file that it is. */
export const PAGE_FILE = 'page.html';

/** Whoever passes a written page on may keep it for some seconds: hundreds open the same one at the first whistle. No browser keeps it. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=5';
