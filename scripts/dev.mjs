// @ts-check
// The whole platform from its source, on the embedded backend with sample data: what is saved is seen at once, and pages keep their state.
import { appNames } from '../packages/federation/apps.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

const help = `npm run dev -- [ROOM …] [options]
Serves the platform from its source. An app is built when a page of it is opened; a saved file shows in open pages at once.

  ROOM           build these at once, too: ${appNames.filter((name) => name !== 'shell').join(', ')}
  --data DIR     where everything is kept            (default: .data/dev in this folder)
  --port PORT    first of the ports to use           (default: 4300; 0: any free ports)
  --json         print one line of JSON when everything is ready, for programs
  --help         this text
`;

const { values: options, positionals: rooms } = readOptions();
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}
const unknown = rooms.find((room) => !appNames.some((name) => name === room));
if (unknown) fail(`There is no app ${unknown}.\n\n${help}`);

const first = Number(options.port);
if (!Number.isInteger(first) || first < 0 || first > 65_000) fail(`--port ${options.port}: not a port number`);

ensureInstalled();
const { buildStale } = await import('./lib/builds.mjs');
await buildStale({ only: 'local-backend' }).catch((error) => fail(error.message));
const { runPlatform } = await import('./serve/run-platform.mjs');

const platform = await runPlatform(
  {
    dataFolder: path.resolve(options.data),
    host: '127.0.0.1',
    names: [],
    firstPort: first,
    sampleData: true,
    overrides: {},
    live: true,
  },
  options.json,
).catch((error) => fail(error.message));
for (const name of ['shell', ...rooms]) {
  const file = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  fetch(`http://127.0.0.1:${platform.describe().ports[name]}/${file}`).catch(() => undefined);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string', default: path.join(root, '.data/dev') },
        port: { type: 'string', default: '4300' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
