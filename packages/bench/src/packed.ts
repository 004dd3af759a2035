import { program } from './program';

/** It packs, installs with npm and starts what was installed. */
export const run = program('scripts/pack/measure.mjs');
