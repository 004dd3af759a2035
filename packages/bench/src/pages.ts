import { createProgramSuite } from './program';

/** Measures pages in a browser, after builds with webpack. */
export const run = createProgramSuite('scripts/pages/run.mjs');
