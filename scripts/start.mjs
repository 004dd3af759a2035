// @ts-check
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';

const help = `npm start -- [options]
Builds what is stale and serves the whole platform on this machine.

  --data DIR     where everything is kept            (default: .data in this folder)
  --reset        throw that data away first and load the sample data again
  --empty        with a new data folder: no sample data
  --host HOST    address to listen on                (default: 127.0.0.1; 0.0.0.0 lets phones on the same network in)
  --name NAME    another name by which people reach this machine, such as courts.club.example; may be repeated
  --port PORT    first of the ports to use           (default: 4200; 0: any free ports)
  --config FILE  JSON with values for config.json    (chatUrl, contactEmail, supportOrganizerUid)
  --backups DIR  where a back-up goes every hour in which something changed (default: backups in the data folder)
  --no-backups   take none
  --json         print one line of JSON when everything is ready, for programs
  --help         this text
`;

const { values: options } = readOptions();
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}
const first = Number(options.port);
if (!Number.isInteger(first) || first < 0 || first > 65_000) fail(`--port ${options.port}: not a port number`);

const dataFolder = path.resolve(options.data);
const backups = options['no-backups'] ? null : path.resolve(options.backups ?? path.join(dataFolder, 'backups'));
const overrides = options.config ? JSON.parse(readFileSync(options.config, 'utf8')) : {};

ensureInstalled('run');
const { buildStale } = await import('./lib/builds.mjs');
await buildStale().catch((error) => fail(error.message));
const { runPlatform } = await import('./serve/run-platform.mjs');

if (options.reset) resetData(dataFolder);
await runPlatform(
  { dataFolder, backups, host: options.host, names: options.name, firstPort: first, sampleData: !options.empty, overrides },
  options.json,
).catch((error) => fail(error.message));

function readOptions() {
  try {
    return parseArgs({
      options: {
        'data': { type: 'string', default: path.join(root, '.data') },
        'reset': { type: 'boolean', default: false },
        'empty': { type: 'boolean', default: false },
        'host': { type: 'string', default: '127.0.0.1' },
        'name': { type: 'string', multiple: true, default: [] },
        'port': { type: 'string', default: '4200' },
        'config': { type: 'string' },
        'backups': { type: 'string' },
        'no-backups': { type: 'boolean', default: false },
        'json': { type: 'boolean', default: false },
        'help': { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(`${/** @type {Error} */ (error).message}\n\n${help}`);
  }
}

/** Only a folder that we made, or an empty one, is thrown away. @param {string} folder */
function resetData(folder) {
  if (!existsSync(folder)) return;
  if (!existsSync(path.join(folder, 'courtside-data'))) fail(`${folder} does not look like Courtside's data, so --reset leaves it alone.`);
  // Back-ups stay: whoever resets the wrong folder has nothing else.
  for (const name of readdirSync(folder)) if (name !== 'backups') rmSync(path.join(folder, name), { recursive: true });
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
