// @ts-check
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames } from '@courtside/federation/apps';
import { assignPorts, toReachableHost } from '../lib/ports.mjs';
import { root } from '../lib/paths.mjs';
import { getProgramArguments, getProgramFile, formatCommand } from '../lib/programs.mjs';
import { getBuiltFolder, released } from '../site/places.mjs';
import { formatAnnouncement, toShownHost } from './announcement.mjs';
import { isLoopback, toOrigin } from './front/addresses.mjs';
import { BACKEND_HOST, listFrontOrigins } from './front/front.mjs';
import { readTls } from './front/tls.mjs';
import { readRun, removeRun, writeRun } from './run-file.mjs';
import { listOrigins, projectId, sites } from './sites.mjs';

/**
 * @typedef {object} PlatformOptions
 * @property {string} dataFolder
 * @property {string | null} [backups] folder of the back-ups; none without it
 * @property {string} host
 * @property {readonly string[]} names other names by which people reach this machine
 * @property {number} firstPort
 * @property {boolean} sampleData load the sample data into a new data folder
 * @property {Record<string, unknown>} overrides values for `config.json`
 * @property {(message: string) => void} say
 * @property {string} [logFile] a copy of the backend's log
 * @property {boolean} [portablePasswords] store passwords in a form that Firebase can import
 * @property {import('./run-file.mjs').OnePort} [onePort] everything behind one port
 * @property {boolean} [live] serve only the apps, from their source
 */

/** The format of stored data. A higher number updates data of earlier versions by loading the essentials again. */
const EDITION = 2;

/**
 * Starts the embedded backend and a web server for each app, or one for all of them, each in its own process.
 * @param {PlatformOptions} options
 */
export async function startPlatform({
  dataFolder,
  backups = null,
  host,
  names,
  firstPort,
  sampleData,
  overrides,
  say,
  logFile,
  portablePasswords = false,
  onePort,
  live = false,
}) {
  const served = onePort ? ['front'] : live ? appNames : Object.keys(sites);
  refuseSecondRun(dataFolder);
  // A wrong certificate must fail before any folder or process is created.
  if (onePort?.tls) readTls(onePort.tls);
  const seededWith = readSeeded(dataFolder);
  const isNew = seededWith === null;
  const supportUid = typeof overrides.supportOrganizerUid === 'string' ? overrides.supportOrganizerUid : null;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(path.join(dataFolder, 'courtside-data'), 'Written by Courtside; see docs/operating.md.\n');

  // Behind the one port, only this machine reaches the backend.
  const backendHost = onePort ? BACKEND_HOST : host;
  const ports = await assignPorts(onePort ? ['front', 'backend'] : [...Object.keys(sites), 'backend'], { first: firstPort, host, say });
  const run = { host, names, ports, overrides, ...(onePort ? { onePort } : {}) };
  const url = onePort
    ? toOrigin(onePort.tls ? 'https' : 'http', toShownHost(host), ports.front ?? 0)
    : `http://${toShownHost(host)}:${ports.shell}`;
  // Only the backend and the loading of sample data know this key, and only during this run. Tests that store broken data set their own.
  const ownerKey = process.env.COURTSIDE_OWNER_KEY || randomBytes(32).toString('base64url');
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const children = new Map();
  let stopping = false;
  let [outboxUrl, operatorUrl] = ['', ''];
  const stop = async () => {
    stopping = true;
    await Promise.all([...children.values()].map(stopProcess));
    removeRun(dataFolder);
  };

  try {
    const backend = await startBackend({
      dataFolder,
      backups,
      host: backendHost,
      port: ports.backend ?? 0,
      ownerKey,
      more: [
        ...(onePort
          ? listFrontOptions({ host, names, port: ports.front ?? 0, onePort })
          : listOrigins(names, ports).flatMap(toOriginOption)),
        ...(logFile === undefined ? [] : ['--log-file', logFile]),
        ...(portablePasswords ? ['--portable-passwords'] : []),
      ],
    });
    children.set('backend', backend.child);
    outboxUrl = toShownUrl(backend.outboxUrl, backendHost);
    // Uses the IP address: to browsers `127.0.0.1` is another site than `localhost`, so pages there send no cookies of the operator's.
    operatorUrl = backend.operatorUrl;
    if (isNew || seededWith.supportUid !== supportUid || seededWith.edition !== EDITION)
      await seed({
        origin: `http://${toReachableHost(backendHost)}:${ports.backend}`,
        ownerKey,
        supportUid,
        essentials: !(isNew && sampleData),
        say,
      });
    writeFileSync(path.join(dataFolder, 'seeded'), `${JSON.stringify({ supportUid, edition: EDITION })}\n`);
    writeRun(dataFolder, { ...run, pids: {} });
    for (const name of served) children.set(name, await startSite(name, dataFolder, live));
  } catch (error) {
    await stop();
    throw error;
  }

  const pids = Object.fromEntries([...children].map(([name, child]) => [name, child.pid ?? 0]));
  writeRun(dataFolder, { ...run, pids: { platform: process.pid, ...pids } });
  for (const [name, child] of children) {
    child.once('exit', (code, signal) => {
      children.delete(name);
      if (stopping) return;
      say(
        `${name} has stopped (${signal ?? code}). The rest goes on${name === 'backend' ? '' : `; start it again with: ${formatCommand('serve', name)}`}.`,
      );
    });
  }

  return {
    stop,
    describe: () => ({ dataFolder, ports, pids, url, outboxUrl, operatorUrl }),
    announcement: () => formatAnnouncement({ ...run, dataFolder, url, outboxUrl, operatorUrl, isNew: isNew && sampleData, served }),
  };
}

/**
 * Reads what this folder was loaded with; null if it is new. Rules can't read `config.json`, so the support account is stored as data, too.
 * @param {string} dataFolder @returns {{ supportUid: string | null, edition?: number } | null}
 */
function readSeeded(dataFolder) {
  const file = path.join(dataFolder, 'seeded');
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  return text === '' ? { supportUid: null } : JSON.parse(text);
}

/** Replaces the backend's IP address: people and their browsers use one name for all servers. @param {string} address @param {string} host */
function toShownUrl(address, host) {
  const url = new URL(address);
  url.hostname = toShownHost(host);
  return url.href;
}

/** @param {string} dataFolder */
function refuseSecondRun(dataFolder) {
  const run = readRun(dataFolder);
  const pid = run?.pids.platform;
  if (!pid) return;
  try {
    process.kill(pid, 0);
  } catch {
    return; // A killed run left the file behind.
  }
  throw new Error(
    `Courtside already runs on ${dataFolder} (process ${pid}): http://localhost:${run.ports.front ?? run.ports.shell}\nStop it first, or give another folder with --data.`,
  );
}

/** @param {string} origin */
const toOriginOption = (origin) => ['--authorized-origin', origin];

/**
 * Lists further options of the backend behind the one port: it trusts the server in front of it, on this machine, to name the sender.
 * @param {{ host: string, names: readonly string[], port: number, onePort: import('./run-file.mjs').OnePort }} front
 */
function listFrontOptions({ host, names, port, onePort }) {
  const isForDevelopment = isLoopback(host) && names.length === 0 && onePort.trustedProxies.length === 0;
  return [
    ...['--trusted-proxy', BACKEND_HOST],
    ...listFrontOrigins({ host, names }, port).flatMap(toOriginOption),
    // The backend turns it off behind a proxy; here no other machine can connect.
    ...(isForDevelopment ? ['--account-chooser', 'on'] : []),
  ];
}

/**
 * @param {{ dataFolder: string, backups: string | null, host: string, port: number, ownerKey: string, more: readonly string[] }} options `more`: arguments
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, outboxUrl: string, operatorUrl: string }>}
 */
function startBackend({ dataFolder, backups, host, port, ownerKey, more }) {
  const rules = path.join(root, 'packages/firebase');
  const args = [
    '--data',
    path.join(dataFolder, 'backend'),
    '--host',
    host,
    '--port',
    String(port),
    '--project',
    projectId,
    '--firestore-rules',
    path.join(rules, 'firestore.rules'),
    '--storage-rules',
    path.join(rules, 'storage.rules'),
    '--indexes',
    path.join(rules, 'firestore.indexes.json'),
    ...more,
    ...(backups === null ? [] : ['--backups', backups]),
    ...released.flatMap((name) => ['--app-build', path.join(getBuiltFolder(name), 'build.json')]),
    '--json',
  ];
  const child = spawn(process.execPath, [...getProgramArguments('backend'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, COURTSIDE_OWNER_KEY: ownerKey },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const line = output.split('\n').find((text, index, lines) => index < lines.length - 1 && text.startsWith('{"ready":true'));
      if (!line) return;
      const { outboxUrl, operatorUrl } = JSON.parse(line);
      resolve({ child, outboxUrl, operatorUrl });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The backend did not start (exit code ${code}).\n${output}`)));
  });
}

/** @param {string} name @param {string} dataFolder @param {boolean} live */
function startSite(name, dataFolder, live) {
  const child = fork(getProgramFile('site'), [name, '--data', dataFolder, ...(live ? ['--live'] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Half of webpack's time after a save is garbage collection; with more memory at once it is a tenth.
    ...(live ? { execArgv: ['--max-semi-space-size=64'] } : {}),
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The web server of ${name} did not start (exit code ${code}).`)));
  });
}

/**
 * Loads the sample data, or only the data that every installation needs: the club list and the support account.
 * @param {{ origin: string, ownerKey: string, supportUid: string | null, essentials: boolean, say: (message: string) => void }} options
 */
function seed({ origin, ownerKey, supportUid, essentials, say }) {
  say(essentials ? 'Loading the club list …' : 'Loading the sample data …');
  const args = ['--origin', origin, ...(essentials ? ['--essentials'] : []), ...(supportUid ? ['--support-uid', supportUid] : [])];
  const child = spawn(process.execPath, [...getProgramArguments('seed'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, COURTSIDE_OWNER_KEY: ownerKey },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error('The data to begin with could not be loaded.'))));
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
