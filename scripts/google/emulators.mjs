// @ts-check
/*
 * Starts Google's emulators by the official command on free ports of this machine. They need no account, store nothing, and connect to no other machine.
 * `java.mjs` replaces the programs that they would download.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { assignPorts } from '../lib/ports.mjs';
import { firebaseProgram, toolsPackage } from './tools.mjs';

/** Google's tools need no account for a project whose id begins like this. */
const project = 'demo-courtside';
/** The time limit for their start, in milliseconds, on a busy machine. */
const PATIENCE = 120_000;

/**
 * @typedef {object} Emulators
 * @property {string} auth origin
 * @property {string} storage
 * @property {string} firestore the embedded backend, started in the place of Google's emulator
 * @property {Record<string, string>} hosting origin of each target
 * @property {string} output their output until they were ready
 * @property {string} asked file with a line for each attempt to connect to another machine
 */

/**
 * Returns the environment for one of Google's processes: a separate home folder, our replacement for `java`, and no connections to other machines.
 * @param {string} folder
 */
export function createEnvironment(folder) {
  const [home, bin, jars] = ['home', 'bin', 'jars'].map((name) => path.join(folder, name));
  for (const made of [`${home}/.config/configstore`, bin, jars]) mkdirSync(String(made), { recursive: true });
  // The tools download a message of the day once a day; with this file they assume that they just did. The file also declines usage statistics.
  writeFileSync(
    `${home}/.config/configstore/firebase-tools.json`,
    JSON.stringify({ 'motd': { fetched: Date.now() }, 'motd.fetched': Date.now(), 'usage': false }),
  );
  const java = `${bin}/java`;
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  writeFileSync(java, `#!/bin/sh\nexec "${process.execPath}" --import "${tsx}" "${path.join(root, 'scripts/google/java.mjs')}" "$@"\n`);
  chmodSync(java, 0o755);
  const { GOOGLE_APPLICATION_CREDENTIALS: _file, FIREBASE_TOKEN: _token, ...inherited } = process.env;
  return {
    ...inherited,
    CI: 'true',
    HOME: String(home),
    XDG_CONFIG_HOME: `${home}/.config`,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    FIREBASE_EMULATORS_PATH: String(jars),
    NO_UPDATE_NOTIFIER: '1',
    NODE_OPTIONS: `--import "${path.join(root, 'scripts/google/loopback-only.mjs')}"`,
    COURTSIDE_ASKED: path.join(folder, 'asked'),
    COURTSIDE_DOCUMENTS: path.join(folder, 'documents'),
  };
}

/** Runs a command of Google's and waits for its end. @param {readonly string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
export const runFirebase = (args, { cwd, env }) =>
  spawnSync(process.execPath, [firebaseProgram, ...args, '--non-interactive'], { cwd, env, encoding: 'utf8' });

/**
 * Starts emulators for the content of a folder, in a folder of links to it that has the same `firebase.json` with ports added.
 * @param {{ from: string, only: readonly string[], targets?: readonly string[], id?: string }} options `targets` of hosting, where the folder does not say which
 *   site each of them is; `id` of the project
 * @returns {Promise<Emulators & { stop: () => Promise<void> }>}
 */
export async function startEmulators({ from, only, targets = [], id = project }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-google-'));
  const env = createEnvironment(folder);
  const work = path.join(folder, 'work');
  mkdirSync(work);
  for (const name of readdirSync(from))
    if (!/^(\.|node_modules$|firebase\.json$)/.test(name)) symlinkSync(path.join(from, name), path.join(work, name));
  const host = '127.0.0.1';
  // Hosting uses one port for each site, counting up. It comes last, so that the ports after it are most likely free.
  const ports = await assignPorts(['hub', 'logging', 'firestore', 'websocket', 'auth', 'storage', 'hosting'], {
    first: 0,
    host,
    say: () => undefined,
  });
  const at = (/** @type {string} */ name) => ({ host, port: ports[name] });
  const emulators = {
    singleProjectMode: true,
    ui: { enabled: false },
    ...Object.fromEntries(['hub', 'logging', 'auth', 'storage', 'hosting'].map((name) => [name, at(name)])),
    firestore: { ...at('firestore'), websocketPort: ports['websocket'] },
  };
  const config = JSON.parse(readFileSync(path.join(from, 'firebase.json'), 'utf8'));
  writeFileSync(path.join(work, 'firebase.json'), JSON.stringify({ ...config, emulators }));
  const rc = path.join(from, '.firebaserc');
  const sites = { hosting: Object.fromEntries(targets.map((target) => [target, [`${id}-${target}`]])) };
  writeFileSync(path.join(work, '.firebaserc'), existsSync(rc) ? readFileSync(rc) : JSON.stringify({ targets: { [id]: sites } }));
  for (const file of listJars(env)) writeFileSync(file, '');

  const child = spawn(
    process.execPath,
    [firebaseProgram, 'emulators:start', '--only', only.join(','), '--project', id, '--non-interactive'],
    { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const output = await waitForReadiness(child).catch(async (error) => {
    await stop();
    throw error;
  });
  const hosting = Object.fromEntries(
    [...output.matchAll(/hosting\[([^\]]+)\]: Local server: (http:\S+)/g)].map(([, site = '', origin = '']) => [site, origin]),
  );
  const origin = (/** @type {string} */ name) => `http://${host}:${ports[name]}`;
  return {
    auth: origin('auth'),
    storage: origin('storage'),
    firestore: origin('firestore'),
    hosting,
    output,
    asked: path.join(folder, 'asked'),
    stop,
  };
}

/** Lists the files that the tools would download. They download nothing if these files exist. @param {NodeJS.ProcessEnv} env @returns {string[]} */
function listJars(env) {
  const ask = `const { getDownloadDetails } = require(${JSON.stringify(path.join(toolsPackage, 'lib/emulator/downloadableEmulators.js'))});
    console.log(JSON.stringify(['storage', 'firestore'].map((name) => getDownloadDetails(name).downloadPath)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', ask], { env, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<string>} its output until all emulators were ready
 */
function waitForReadiness(child) {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Google's emulators did not start:\n${said}`)), PATIENCE);
    const listen = (/** @type {Buffer} */ chunk) => {
      said += String(chunk).replace(colours, '');
      if (!said.includes('All emulators ready')) return;
      clearTimeout(timer);
      resolve(said);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Google's emulators ended with ${code}:\n${said}`));
    });
  });
}
