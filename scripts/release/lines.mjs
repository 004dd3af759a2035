// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pickOnePerPage, needsNoMoreThan } from '../../packages/federation/src/builds/compatibility.mjs';
import { getIntegrity, readStamp } from './checks.mjs';
import { getReleaseLoads } from '../site/loads.mjs';
import { isKept } from './prune.mjs';
import { PLAIN_BUILD, getReleasePath, getReleasesFolder } from '../site/site-folder.mjs';

/** @typedef {import('../site/site-folder.mjs').Line} Line @typedef {import('../site/site-folder.mjs').AppState} AppState */

/** Apps with their own page. The live release is the one that this page names. */
export const pages = ['shell', 'console'];

/** The maximum number of earlier releases in a line. */
const MOST_EARLIER = 5;

/** @param {string} name @param {string} folder @param {string} place @returns {Line} */
export function createLine(name, folder, place) {
  const stamp = readStamp(place);
  const { release: label, contract, shared } = stamp;
  const file = pages.includes(name) ? 'index.html' : 'remoteEntry.js';
  return {
    folder,
    release: label,
    entry: `${getReleasePath(name, folder)}/${file}`,
    ...(pages.includes(name) ? {} : { integrity: getIntegrity(path.join(place, file)) }),
    contractVersion: contract,
    shared,
    ...(pages.includes(name) ? {} : getReleaseLoads(stamp)),
  };
}

/**
 * Returns earlier releases of a remote for pages that can't run the live one, the newest first. They are releases that the live one replaced and that still
 * exist; of several that run in the same pages, only the newest.
 * @param {string} name @param {AppState} state @param {{ site: string, clock?: () => number }} context @returns {Line[]}
 */
export function getEarlierLines(name, state, { site, clock = Date.now }) {
  if (!state.line || pages.includes(name)) return [];
  /** @type {Line[]} */
  const earlier = [];
  for (const folder of listReplaced(state.history)) {
    const place = path.join(getReleasesFolder(site, name), folder);
    if (!existsSync(path.join(place, 'build.json')) || !isKept(folder, place, state, clock())) continue;
    const { loads: _, shared, ...line } = createLine(name, folder, place);
    const adds = [state.line, ...earlier].every((newer) => !needsNoMoreThan({ ...newer, name }, { ...line, shared, name }));
    if (adds) earlier.push({ ...line, shared: pickOnePerPage(shared) });
    if (earlier.length === MOST_EARLIER) break;
  }
  return earlier;
}

/**
 * Folders of the releases that the live one replaced, the newest first. A release that was rolled back is not among them, until it is released again.
 * @param {readonly import('../site/site-folder.mjs').Period[]} history
 */
export function listReplaced(history) {
  const standing = [PLAIN_BUILD];
  for (const { folder } of history) {
    const before = standing.indexOf(folder);
    if (before < 0) standing.push(folder);
    else standing.length = before + 1;
  }
  return standing.slice(1, -1).reverse();
}
