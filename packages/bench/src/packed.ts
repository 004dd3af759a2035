import { program } from './program';

/** Packs, installs with npm and starts the installed package. */
export const run = program('scripts/pack/measure.mjs');
