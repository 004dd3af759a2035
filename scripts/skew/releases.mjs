// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { listBuildFiles, refusal, readStamp } from '../release/checks.mjs';
import { copyWhole } from '../lib/files.mjs';
import { getInPlaceFiles, withdrawFromPlace } from '../release/in-place.mjs';
import { builtFolder } from '../site/places.mjs';
import { createLine } from '../release/lines.mjs';
import { copyCommonFiles } from '../release/common-files.mjs';
import { releasesFolder, writeState } from '../site/site-folder.mjs';
import { checkOutSources } from './sources.mjs';

/** The last build, from the sources as they are. */
export const present = 'present';

/** Which release of each app a page is made of: `present`, a variant, or a commit. @typedef {Readonly<Record<string, string>>} Mix */

/**
 * Builds releases that are not built yet. Costs some five seconds of processor time for each app; what was built stays.
 * @param {readonly Mix[]} mixes
 */
export async function buildReleases(mixes) {
  /** @type {Map<string, Set<string>>} */
  const wanted = new Map();
  for (const mix of mixes)
    for (const [app, release] of Object.entries(mix))
      if (release !== present) wanted.set(release, (wanted.get(release) ?? new Set()).add(app));
  for (const [release, apps] of wanted) {
    const folder = checkOutSources(release);
    const missing = [...apps].filter((app) => !existsSync(folderOf(app, release)));
    if (missing.length > 0) await build(folder, missing);
  }
}

/** @param {string} folder @param {readonly string[]} apps @returns {Promise<void>} */
function build(folder, apps) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/skew/build-apps.mjs'), folder, ...apps], {
    // Where the copy lies, git would name the commit of the present sources.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${apps.join(', ')} of ${folder} could not be built.`))));
  });
}

/** Where a release was built. @param {string} app @param {string} release */
function folderOf(app, release) {
  const built = builtFolder(app);
  return release === present ? built : path.join(checkOutSources(release), path.relative(root, built));
}

/**
 * Makes a mix live on a site, past the checks of `npm run release`: what those would refuse has to be refused in the page, too.
 * @param {string} site its folder @param {Mix} mix
 * @param {Readonly<Record<string, (stamp: import('../release/checks.mjs').BuildStamp) => object>>} [claims] what a remote's line says otherwise, by name
 * @returns {Record<string, string>} the release of each app, as its build calls itself
 */
export function goLive(site, mix, claims = {}) {
  /** @type {import('../site/site-folder.mjs').State} */
  const state = {};
  const inPlace = [];
  for (const [app, release] of Object.entries(mix)) {
    const from = folderOf(app, release);
    const folder = readStamp(from).release;
    const place = path.join(releasesFolder(site, app), folder);
    if (!existsSync(place)) copyWhole(from, place, listBuildFiles(from));
    copyCommonFiles(site, app, folder);
    inPlace.push(...getInPlaceFiles(app, site, folder));
    withdrawFromPlace(app, site, folder);
    const line = { ...createLine(app, folder, place), ...claims[app]?.(readStamp(place)) };
    state[app] = { history: [{ folder, at: new Date(0).toISOString() }], line };
  }
  writeState(site, state, remoteNames, (_name, pathname) => pathname, inPlace);
  return Object.fromEntries(Object.entries(state).map(([app, { line }]) => [app, line?.release ?? '']));
}

/**
 * Why a release of an app may not go live next to a shell, as `npm run release` says it; nothing where it may. Both have to be built.
 * @param {string} app @param {string} release @param {string} shell @returns {readonly string[]}
 */
export function listObjections(app, release, shell) {
  // The console is its own page.
  return app === 'console' ? [] : refusal(readStamp(folderOf('shell', shell)), readStamp(folderOf(app, release)));
}

/** The result of `npm run contracts` for a release: its exit code and its complaint. @param {string} release */
export function checkContracts(release) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/contracts.mjs'], { cwd: checkOutSources(release), encoding: 'utf8' });
  return { status, complaint: stderr };
}
