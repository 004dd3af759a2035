import { program } from './program';

/** Measures pages in a browser, after builds with webpack. */
export const run = program('scripts/pages/run.mjs');
