// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMMON } from '../../packages/federation/build/common-files-plugin.mjs';
import { liveFolder, releasesFolder } from './site.mjs';

/** @typedef {import('./site.mjs').Period} Period */

/** So long a release answers after its time, for tabs that are open and for registries that were kept. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes releases whose time ended 30 days ago, and what a command left that was cut in the middle; the live one, the one before it and the canary stay.
 * @param {string} name @param {{ site: string, clock?: () => number }} surroundings @param {import('./site.mjs').State} state
 */
export function prune(name, { site, clock = Date.now }, state) {
  const home = releasesFolder(site, name);
  const { history = [], canary, ended = [] } = state[name] ?? {};
  const live = liveFolder(state[name]);
  const before = history.findLast(({ folder }) => folder !== live)?.folder;
  if (!existsSync(home)) return;
  for (const folder of readdirSync(home)) {
    if ([live, before, canary?.folder, COMMON].includes(folder)) continue;
    const place = path.join(home, folder);
    // Nobody else is at work here, so nothing is under way.
    const isUnfinished = folder.startsWith('.');
    const asCanary = Date.parse(ended.find((period) => period.folder === folder)?.at ?? new Date(0).toISOString());
    const end = Math.max(asCanary, endOf(history, folder, statSync(place).mtimeMs));
    if (isUnfinished || end < clock() - KEPT_FOR) rmSync(place, { recursive: true });
  }
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
