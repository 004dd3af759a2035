// @ts-check
// The options of `npm start` and of the package's command.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultData, isPacked } from '../lib/paths.mjs';
import { isLoopback } from './front/addresses.mjs';

/** A fault in the typed options, or in a file that they name. Its message is shown as it is. */
class StartError extends Error {}

/**
 * @typedef {object} Edition
 * @property {boolean} isPacked the package serves everything on one port by default
 * @property {string} data the default folder
 */
/** @type {Edition} */
const own = { isPacked, data: defaultData };

/** @param {Edition} [edition] */
export const getStartHelp = ({ isPacked, data } = own) => `${isPacked ? 'courtside [options]' : 'npm start -- [options]'}
${isPacked ? 'Serves' : 'Builds what is stale and serves'} the whole platform on this machine.

  --data DIR     where everything is kept            (default: ${isPacked ? `${data}; or environment COURTSIDE_DATA` : '.data in this folder'})
  --reset        throw that data away first and load the sample data again
  --empty        with a new data folder: no sample data
  --host HOST    address to listen on                (default: 127.0.0.1; 0.0.0.0 lets phones on the same network in)
${
  isPacked
    ? `                 everything has one port: the site, and the console below /console
  --many-ports   a port for each app instead`
    : `                 beyond this machine everything has one port: the site, and the console below /console
  --one-port     the same on this machine alone; --many-ports: a port for each app, wherever it listens`
}
  --tls-cert FILE, --tls-key FILE   certificate and key (PEM): the one port speaks https, and takes renewed ones by itself
  --trusted-proxy ADDRESS   a proxy in front of the one port, or a network of them, whose X-Forwarded-… headers are true; may be repeated
  --name NAME    another name by which people reach this machine, such as courts.club.example; may be repeated
  --port PORT    first of the ports to use           (default: 4200; 0: any free ports)
  --config FILE  JSON with values for config.json    (chatUrl, contactEmail, supportOrganizerUid, reports, worksOffline)
  --backups DIR  where a back-up goes every hour in which something changed (default: backups in the data folder)
  --no-backups   take none
  --portable-passwords   keep passwords so that they can be carried to Firebase; those that are kept already when somebody signs in with them
  --log-file FILE   the backend's log goes there too, one object of JSON a line; it is put aside at 10 MiB, and five are kept
  --json         print one line of JSON when everything is ready, for programs
  --help         this text
`;

/**
 * @typedef {object} Start
 * @property {Omit<import('./platform.mjs').PlatformOptions, 'say'>} platform
 * @property {boolean} reset empty the data folder first
 * @property {boolean} json print one line of JSON when ready, for programs
 */

/**
 * @param {readonly string[]} args @param {Edition} [edition]
 * @returns {Start | null} null: the user asked for help
 * @throws StartError
 */
export function readStart(args, edition = own) {
  const options = parse(args, edition);
  if (options.help) return null;
  const firstPort = Number(options.port);
  if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > 65_000)
    throw new StartError(`--port ${options.port}: not a port number`);
  const dataFolder = path.resolve(options.data);
  const onePort = readOnePort(options, edition);
  return {
    reset: options.reset,
    json: options.json,
    platform: {
      dataFolder,
      backups: options['no-backups'] ? null : path.resolve(options.backups ?? path.join(dataFolder, 'backups')),
      host: options.host,
      names: options.name,
      firstPort,
      sampleData: !options.empty,
      overrides: options.config ? readConfig(options.config) : {},
      portablePasswords: options['portable-passwords'],
      ...(options['log-file'] ? { logFile: path.resolve(options['log-file']) } : {}),
      ...(onePort ? { onePort } : {}),
    },
  };
}

/** Reads the settings of the one port, or null if each app has its own. @param {ReturnType<typeof parse>} options @param {Edition} edition */
function readOnePort(options, { isPacked }) {
  const { 'tls-cert': cert, 'tls-key': key, 'trusted-proxy': trustedProxies } = options;
  if (options['one-port'] && options['many-ports']) throw new StartError('--one-port or --many-ports, not both.');
  if ((cert === undefined) !== (key === undefined)) throw new StartError('--tls-cert and --tls-key belong together.');
  const isForOne = isPacked || options['one-port'] || !isLoopback(options.host) || cert !== undefined || trustedProxies.length > 0;
  if (options['many-ports'] || !isForOne) {
    if (cert !== undefined || trustedProxies.length > 0) throw new StartError('--tls-cert and --trusted-proxy are for one port.');
    return null;
  }
  return {
    trustedProxies,
    ...(cert !== undefined && key !== undefined ? { tls: { cert: path.resolve(cert), key: path.resolve(key) } } : {}),
  };
}

/** @param {readonly string[]} args @param {Edition} edition */
function parse(args, edition) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'data': { type: 'string', default: edition.data },
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
        'portable-passwords': { type: 'boolean', default: false },
        'log-file': { type: 'string' },
        'json': { type: 'boolean', default: false },
        'help': { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${/** @type {Error} */ (error).message}\n\n${getStartHelp(edition)}`, { cause: error });
  }
}

/** @param {string} file @returns {Record<string, unknown>} */
function readConfig(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`--config ${file} can't be read: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/** Deletes only a folder that we created, or an empty one. @param {string} folder @throws StartError */
export function resetData(folder) {
  if (!existsSync(folder)) return;
  if (!existsSync(path.join(folder, 'courtside-data')))
    throw new StartError(`${folder} does not look like Courtside's data, so --reset leaves it alone.`);
  // Back-ups stay: a user who resets the wrong folder has no other copy.
  for (const name of readdirSync(folder)) if (name !== 'backups') rmSync(path.join(folder, name), { recursive: true });
}
