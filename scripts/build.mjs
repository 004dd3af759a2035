// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values } = readCommand(
  `npm run build -- [options]
Builds the apps and packages that are stale.

  --all     build everything, also what is up to date
  --help    this text`,
  { options: { all: { type: 'boolean', default: false } } },
);

ensureInstalled('run');
const { buildStale } = await import('./lib/builds.mjs');
const built = await buildStale(values);
console.log(built.length === 0 ? 'Nothing is stale.' : `Built ${built.join(', ')}.`);
