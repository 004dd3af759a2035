// @ts-check
// Programs that run as separate processes, and the commands that people type: in a checkout the sources, in the package the bundles of scripts/pack.
import path from 'node:path';
import { isPacked, root } from './paths.mjs';

/** Where each begins, in a checkout. */
export const programs = {
  backend: 'packages/local-backend/dist/cli.js',
  seed: 'packages/firebase/seed/run.ts',
  site: 'scripts/serve/site.mjs',
};

/** @param {keyof typeof programs} name */
export const programFile = (name) => path.join(root, isPacked ? `programs/${name}.mjs` : programs[name]);

/** The arguments with which node runs it. @param {keyof typeof programs} name */
export const programArguments = (name) => [...(programFile(name).endsWith('.ts') ? ['--import', 'tsx'] : []), programFile(name)];

/** How a command of ours is typed here. @param {'start' | 'serve' | 'carry' | 'backup' | 'restore'} command @param {string} [words] */
export function formatCommand(command, words = '') {
  const npm = command === 'start' ? 'npm start' : `npm run ${command}`;
  const own = command === 'start' ? 'courtside' : `courtside ${command}`;
  return `${isPacked ? own : words === '' ? npm : `${npm} --`} ${words}`.trimEnd();
}
