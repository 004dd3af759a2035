import { program } from './program';

/** It builds with webpack and drives a browser. */
export const run = program('scripts/pages/run.mjs');
