// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { liveFolder, releasesFolder } from './site.mjs';

/** So long a release answers after its time, for tabs that are open and for registries that were kept. Milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes releases whose time ended 30 days ago; the live one, the one before it and the canary stay.
 * @param {string} name @param {{ site: string, clock?: () => number }} surroundings @param {import('./site.mjs').State} state
 */
export function prune(name, { site, clock = Date.now }, state) {
  const home = releasesFolder(site, name);
  const { history = [], canary } = state[name] ?? {};
  const live = liveFolder(state[name]);
  const before = history.findLast(({ folder }) => folder !== live)?.folder;
  if (!existsSync(home)) return;
  for (const folder of readdirSync(home)) {
    if ([live, before, canary?.folder].includes(folder)) continue;
    if (endOf(history, folder, statSync(path.join(home, folder)).mtimeMs) < clock() - KEPT_FOR)
      rmSync(path.join(home, folder), { recursive: true });
  }
}

/** When a release was live for the last time; one that never was ended when it was made. @param {readonly import('./site.mjs').Period[]} history @param {string} folder @param {number} made */
function endOf(history, folder, made) {
  const last = history.findLastIndex((period) => period.folder === folder);
  const next = history[last + 1];
  return last < 0 || !next ? made : Date.parse(next.at);
}
