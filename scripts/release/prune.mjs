// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMMON } from '../../packages/federation/build/common-files-plugin.mjs';
import { liveFolder, releasesFolder } from '../site/site-folder.mjs';

/** @typedef {import('../site/site-folder.mjs').Period} Period */

/** This long a release answers after its time, for tabs that are open and for registries that were kept. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes releases whose time ended 30 days ago, and what a command left that was cut in the middle; the live one, the one before it and the canary stay.
 * @param {string} name @param {{ site: string, clock?: () => number }} context @param {import('../site/site-folder.mjs').State} state
 */
export function prune(name, { site, clock = Date.now }, state) {
  const home = releasesFolder(site, name);
  if (!existsSync(home)) return;
  for (const folder of readdirSync(home)) {
    if (folder === COMMON) continue;
    const place = path.join(home, folder);
    // No other command is running here, so no file is unfinished.
    const isUnfinished = folder.startsWith('.');
    if (isUnfinished || !isKept(folder, place, state[name], clock())) rmSync(place, { recursive: true });
  }
}

/**
 * Whether a release stays where it is.
 * @param {string} folder @param {string} place where it is @param {import('../site/site-folder.mjs').AppState | undefined} state @param {number} now
 */
export function isKept(folder, place, state, now) {
  const { history = [], canary, ended = [] } = state ?? {};
  const live = liveFolder(state);
  const before = history.findLast((period) => period.folder !== live)?.folder;
  if ([live, before, canary?.folder].includes(folder)) return true;
  const asCanary = Date.parse(ended.find((period) => period.folder === folder)?.at ?? new Date(0).toISOString());
  return Math.max(asCanary, endOf(history, folder, statSync(place).mtimeMs)) >= now - KEPT_FOR;
}

/**
 * When a release was live for the last time; one that never was ended when it was made. A clock that had gone back when the next one came says nothing about
 * its end: then the first time counts that is after its beginning.
 * @param {readonly Period[]} history @param {string} folder @param {number} made
 */
function endOf(history, folder, made) {
  const last = history.findLastIndex((period) => period.folder === folder);
  const [own, ...later] = last < 0 ? [] : history.slice(last).map(({ at }) => Date.parse(at));
  if (own === undefined || later.length === 0) return made;
  return later.find((at) => at >= own) ?? Infinity;
}
