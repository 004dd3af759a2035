// @ts-check

/** The live release's page if a function writes into it. Hosting would serve `index.html` as a plain file. */
export const PAGE_FILE = 'page.html';
