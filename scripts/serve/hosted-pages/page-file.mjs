// @ts-check

/** The page of the live release where a function writes into it: `index.html` would be served as the file that it is. */
export const PAGE_FILE = 'page.html';
