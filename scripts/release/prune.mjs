// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMMON } from '../../packages/federation/build/common-files-plugin.mjs';
import { getLiveFolder, getReleasesFolder } from '../site/site-folder.mjs';

/** @typedef {import('../site/site-folder.mjs').Period} Period */

/** How long the files of a release are served after it was replaced, for open tabs and cached registries, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes releases that were replaced 30 days ago, and files left behind by an interrupted command. The live release, the one before it and the canary stay.
 * @param {string} name @param {{ site: string, clock?: () => number }} context @param {import('../site/site-folder.mjs').State} state
 */
export function prune(name, { site, clock = Date.now }, state) {
  const home = getReleasesFolder(site, name);
  if (!existsSync(home)) return;
  for (const folder of readdirSync(home)) {
    if (folder === COMMON) continue;
    const place = path.join(home, folder);
    // No other command runs here, so every unfinished file is left over.
    const isUnfinished = folder.startsWith('.');
    if (isUnfinished || !isKept(folder, place, state[name], clock())) rmSync(place, { recursive: true });
  }
}

/**
 * Whether a release must be kept.
 * @param {string} folder @param {string} place where it is @param {import('../site/site-folder.mjs').AppState | undefined} state @param {number} now
 */
export function isKept(folder, place, state, now) {
  const { history = [], canary, ended = [] } = state ?? {};
  const live = getLiveFolder(state);
  const before = history.findLast((period) => period.folder !== live)?.folder;
  if ([live, before, canary?.folder].includes(folder)) return true;
  const asCanary = Date.parse(ended.find((period) => period.folder === folder)?.at ?? new Date(0).toISOString());
  return Math.max(asCanary, getEnd(history, folder, statSync(place).mtimeMs)) >= now - KEPT_FOR;
}

/**
 * Returns when a release was last live, or when it was made if it never was. If the clock was set back before the next release, that time is useless; then the
 * first time after the release's beginning counts.
 * @param {readonly Period[]} history @param {string} folder @param {number} made
 */
function getEnd(history, folder, made) {
  const last = history.findLastIndex((period) => period.folder === folder);
  const [own, ...later] = last < 0 ? [] : history.slice(last).map(({ at }) => Date.parse(at));
  if (own === undefined || later.length === 0) return made;
  return later.find((at) => at >= own) ?? Infinity;
}
