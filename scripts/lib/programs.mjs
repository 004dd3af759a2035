// @ts-check
// Programs that run as separate processes, and the commands that people type. In a checkout they are sources, in the package they are the bundles of
// scripts/pack.
import path from 'node:path';
import { isPacked, root } from './paths.mjs';

/** The main file of each program in a checkout. */
export const programs = {
  backend: 'packages/local-backend/dist/cli.js',
  seed: 'packages/firebase/seed/run.ts',
  site: 'scripts/serve/site.mjs',
};

/** @param {keyof typeof programs} name */
export const getProgramFile = (name) => path.join(root, isPacked ? `programs/${name}.mjs` : programs[name]);

/** Returns the arguments with which Node runs a program. @param {keyof typeof programs} name */
export const getProgramArguments = (name) => [...(getProgramFile(name).endsWith('.ts') ? ['--import', 'tsx'] : []), getProgramFile(name)];

/** Returns a command as people type it in this installation. @param {'start' | 'serve' | 'carry' | 'backup' | 'restore'} command @param {string} [words] */
export function formatCommand(command, words = '') {
  const npm = command === 'start' ? 'npm start' : `npm run ${command}`;
  const own = command === 'start' ? 'courtside' : `courtside ${command}`;
  return `${isPacked ? own : words === '' ? npm : `${npm} --`} ${words}`.trimEnd();
}
