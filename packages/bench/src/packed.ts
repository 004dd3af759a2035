import { program } from './program';

/** Measures the package: packs it, installs it with npm and starts it. */
export const run = program('scripts/pack/measure.mjs');
