// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames } from '../../packages/federation/apps.mjs';
import { BuildProcess } from './build-process.mjs';
import { digestFiles } from './digest-files.mjs';
import { withLock } from './lock.mjs';
import { cache, root } from './paths.mjs';

/** The number of builds that run at the same time. Each uses about one core. */
const AT_ONCE = 2;
/** How long a command waits for another command that builds the same app, in milliseconds. */
const PATIENCE = 600_000;
const shared = ['package.json', 'package-lock.json', 'packages/federation/build'];
/** The output folders of the apps that have more than `dist`. @type {Record<string, { output: string[] }>} */
const special = { 'mf-planner': { output: ['dist', 'dist/embed/v1'] }, 'mf-tournament': { output: ['dist', 'dist/embed/v1'] } };
const browserPackages = ['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation'].map((name) => `packages/${name}`);

/** @typedef {{ name: string, script: string, workspace: string, folder: string, output: string[], inputs: string[] }} Build */

/**
 * @param {string} folder
 * @param {{ name?: string, script?: string, output?: string[] }} [more] name, npm script and output folders, for the second build of a workspace
 * @returns {Build}
 */
const app = (folder, { name = folder, script = 'build', output = ['dist'] } = {}) => ({
  name,
  script,
  workspace: `@courtside/${folder}`,
  folder,
  output,
  inputs: [...shared, ...browserPackages, folder],
});

/** All builds. @type {Build[]} */
export const builds = [
  {
    name: 'local-backend',
    script: 'build',
    workspace: '@courtside/local-backend',
    folder: 'packages/local-backend',
    output: ['dist'],
    inputs: ['package-lock.json', 'packages/rules-language', 'packages/local-backend'],
  },
  {
    name: 'partner-club',
    script: 'build',
    workspace: '@courtside/partner-club',
    folder: 'packages/partner-club',
    output: ['dist'],
    inputs: ['package-lock.json', 'packages/partner-club'],
  },
  ...appNames.map((name) => app(name, special[name])),
  app('mf-organizer', { name: 'console', script: 'build:console', output: ['dist-console'] }),
];

/** Whether webpack makes this build. @param {Build} build */
const isApp = ({ inputs }) => shared.every((file) => inputs.includes(file));

/** @param {Build} build */
const getStampFile = (build) => path.join(cache, 'build', `${build.name}.digest`);

/**
 * Whether a folder exists and is older than its stamp. A newer folder was built in another way, from unknown sources.
 * @param {string} folder @param {string} stamp
 */
function isOlder(folder, stamp) {
  if (!existsSync(folder)) return false;
  const stamped = statSync(stamp).mtimeMs;
  return readdirSync(folder, { withFileTypes: true }).every(
    (entry) => !entry.isFile() || statSync(path.join(folder, entry.name)).mtimeMs <= stamped,
  );
}

/** @param {Build} build */
function isFresh(build) {
  const stamp = getStampFile(build);
  return (
    existsSync(stamp) &&
    build.output.every((folder) => isOlder(path.join(root, build.folder, folder), stamp)) &&
    readFileSync(stamp, 'utf8') === digestFiles(root, build.inputs)
  );
}

/**
 * Runs the stale builds and stores a digest of the inputs of each.
 * @param {{ all?: boolean, only?: string }} [options] `only`: the name of one build
 * @returns {Promise<string[]>} the names of the builds that ran
 */
export async function buildStale({ all = false, only } = {}) {
  const stale = builds.filter((build) => (only ? build.name === only : true) && (all || !isFresh(build)));
  if (stale.length === 0) return [];
  console.log(`Building ${stale.map((build) => build.name).join(', ')} …`);
  const waiting = [...stale];
  const builders = Array.from({ length: Math.min(AT_ONCE, stale.length) }, () => new BuildProcess());
  const work = builders.map(async (builder, place) => {
    // Runs while the other process compiles: each app needs the interfaces only near its end.
    if (place === 0 && builders.length > 1 && stale.some(isApp)) await builder.run('interfaces'); // An app finds them itself if this fails.
    for (let build = waiting.shift(); build; build = waiting.shift()) await makeFresh(build, builder, all);
  });
  try {
    await Promise.all(work);
  } finally {
    for (const builder of builders) builder.end();
  }
  return stale.map((build) => build.name);
}

/**
 * Makes a build unless it is fresh. A lock keeps two commands from writing into the same folder: the second one waits and finds a fresh build.
 * @param {Build} build
 * @param {BuildProcess} builder
 * @param {boolean} always
 */
const makeFresh = (build, builder, always) =>
  withLock(
    path.join(cache, 'build', `${build.name}.lock`),
    async () => {
      if (!always && isFresh(build)) return;
      const digest = digestFiles(root, build.inputs);
      await run(build, builder, existsSync(getStampFile(build)));
      writeFileSync(getStampFile(build), digest);
    },
    { patience: PATIENCE, what: `Another build of ${build.name}` },
  );

/**
 * Runs a build: webpack in a process that has loaded it already, anything else by npm.
 * @param {Build} build
 * @param {BuildProcess} builder
 * @param {boolean} writesCache
 */
async function run({ name, script, workspace, folder }, builder, writesCache) {
  const place = path.join(root, folder);
  const { scripts } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const [, config] = /^webpack --config (\S+)$/.exec(scripts[script]) ?? [];
  const problem = config ? await builder.run({ folder: place, config, writesCache }) : await runByNpm(script, workspace);
  if (problem === null) return;
  console.error(problem);
  throw new Error(`The build of ${name} failed; its output is above.`);
}

/** @param {string} script @param {string} workspace @returns {Promise<string | null>} its output if it fails */
function runByNpm(script, workspace) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', script, '--workspace', workspace, '--silent'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : output));
  });
}
