import { createProgramSuite } from './program';

/** Measures the package: packs it, installs it with npm and starts it. */
export const run = createProgramSuite('scripts/pack/measure.mjs');
