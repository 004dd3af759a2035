// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { listBuildFiles, findRefusals, readStamp } from '../release/checks.mjs';
import { copyWhole } from '../lib/files.mjs';
import { getInPlaceFiles, withdrawFromPlace } from '../release/in-place.mjs';
import { getBuiltFolder } from '../site/places.mjs';
import { createLine } from '../release/lines.mjs';
import { copyCommonFiles } from '../release/common-files.mjs';
import { getReleasesFolder, writeState } from '../site/site-folder.mjs';
import { checkOutSources } from './sources.mjs';

/** The name of the last build of the present sources. */
export const present = 'present';

/** The release of each app in a page: `present`, a variant, or a commit. @typedef {Readonly<Record<string, string>>} Mix */

/**
 * Builds the releases that are not built yet, which takes about five seconds of processor time for each app. Existing builds stay.
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
    const missing = [...apps].filter((app) => !existsSync(getFolder(app, release)));
    if (missing.length > 0) await build(folder, missing);
  }
}

/** @param {string} folder @param {readonly string[]} apps @returns {Promise<void>} */
function build(folder, apps) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/skew/build-apps.mjs'), folder, ...apps], {
    // In the folder of the copy, git would name the commit of the present sources.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${apps.join(', ')} of ${folder} could not be built.`))));
  });
}

/** Returns the folder where a release was built. @param {string} app @param {string} release */
function getFolder(app, release) {
  const built = getBuiltFolder(app);
  return release === present ? built : path.join(checkOutSources(release), path.relative(root, built));
}

/**
 * Makes a mix live on a site without the checks of `npm run release`, because the page must refuse a bad mix too.
 * @param {string} site its folder @param {Mix} mix
 * @param {Readonly<Record<string, (stamp: import('../release/checks.mjs').BuildStamp) => object>>} [claims] changes of a remote's line, by its name
 * @returns {Record<string, string>} the release of each app as named in its stamp
 */
export function goLive(site, mix, claims = {}) {
  /** @type {import('../site/site-folder.mjs').State} */
  const state = {};
  const inPlace = [];
  for (const [app, release] of Object.entries(mix)) {
    const from = getFolder(app, release);
    const folder = readStamp(from).release;
    const place = path.join(getReleasesFolder(site, app), folder);
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
 * Lists the reasons for which `npm run release` would refuse a release of an app with a shell; empty if it would not. Both must be built.
 * @param {string} app @param {string} release @param {string} shell @returns {readonly string[]}
 */
export function listObjections(app, release, shell) {
  // The console is a separate page.
  return app === 'console' ? [] : findRefusals(readStamp(getFolder('shell', shell)), readStamp(getFolder(app, release)));
}

/** Returns the result of `npm run contracts` for a release: its exit code and its objections. @param {string} release */
export function checkContracts(release) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/contracts.mjs'], { cwd: checkOutSources(release), encoding: 'utf8' });
  return { status, complaint: stderr };
}
