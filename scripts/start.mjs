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
                 beyond this machine everything has one port: the site, and the console below /console
  --one-port     the same on this machine alone; --many-ports: a port for each app, wherever it listens
  --tls-cert FILE, --tls-key FILE   certificate and key (PEM): the one port speaks https, and takes renewed ones by itself
  --trusted-proxy ADDRESS   a proxy in front of the one port, or a network of them, whose X-Forwarded-… headers are true; may be repeated
  --name NAME    another name by which people reach this machine, such as courts.club.example; may be repeated
  --port PORT    first of the ports to use           (default: 4200; 0: any free ports)
  --config FILE  JSON with values for config.json    (chatUrl, contactEmail, supportOrganizerUid)
  --backups DIR  where a back-up goes every hour in which something changed (default: backups in the data folder)
  --no-backups   take none
  --log-file FILE   the backend's log goes there too, one object of JSON a line; it is put aside at 10 MiB, and five are kept
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

const { isLoopback } = await import('./serve/front/addresses.mjs');
const onePort = onePortOf(isLoopback);

if (options.reset) resetData(dataFolder);
await runPlatform(
  {
    dataFolder,
    backups,
    host: options.host,
    names: options.name,
    firstPort: first,
    sampleData: !options.empty,
    overrides,
    ...(options['log-file'] ? { logFile: path.resolve(options['log-file']) } : {}),
    ...(onePort ? { onePort } : {}),
  },
  options.json,
).catch((error) => fail(error.message));

/** How the one port is set up; null where each app has its own. @param {(host: string) => boolean} isLoopback */
function onePortOf(isLoopback) {
  const { 'tls-cert': cert, 'tls-key': key, 'trusted-proxy': trustedProxies } = options;
  if (options['one-port'] && options['many-ports']) fail('--one-port or --many-ports, not both.');
  if ((cert === undefined) !== (key === undefined)) fail('--tls-cert and --tls-key belong together.');
  if (options['many-ports'] || (!options['one-port'] && isLoopback(options.host) && cert === undefined && trustedProxies.length === 0)) {
    if (cert !== undefined || trustedProxies.length > 0) fail('--tls-cert and --trusted-proxy are for one port.');
    return null;
  }
  return {
    trustedProxies,
    ...(cert !== undefined && key !== undefined ? { tls: { cert: path.resolve(cert), key: path.resolve(key) } } : {}),
  };
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        'data': { type: 'string', default: path.join(root, '.data') },
        'reset': { type: 'boolean', default: false },
        'empty': { type: 'boolean', default: false },
        'host': { type: 'string', default: '127.0.0.1' },
        'name': { type: 'string', multiple: true, default: [] },
        'one-port': { type: 'boolean', default: false },
        'many-ports': { type: 'boolean', default: false },
        'tls-cert': { type: 'string' },
        'tls-key': { type: 'string' },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        'port': { type: 'string', default: '4200' },
        'config': { type: 'string' },
        'backups': { type: 'string' },
        'no-backups': { type: 'boolean', default: false },
        'log-file': { type: 'string' },
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
