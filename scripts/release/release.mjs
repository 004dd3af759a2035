// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOfBuild, integrityOf, isSame, objections, stampOf } from './checks.mjs';
import { copyWhole, readJson } from './files.mjs';
import { alone } from './lock.mjs';
import { prune } from './prune.mjs';
import { publishInPlace, withdrawFromPlace } from './in-place.mjs';
import { liveFolder, PLAIN_BUILD, readState, releasePath, releasesFolder, writeState } from './site.mjs';

/** @typedef {import('./site.mjs').State} State */
/** @typedef {import('./site.mjs').Line} Line */
/**
 * @typedef {object} Surroundings
 * @property {string} site its folder
 * @property {readonly string[]} remotes names of the remotes
 * @property {(name: string) => string} built where an app is built
 * @property {(name: string, path: string) => string} [address] the address of a path on an app's own site, for the registry
 * @property {() => number} [clock] milliseconds
 * @property {boolean} [isHosted] nothing is served but releases: what was built last is nowhere to be had
 */

/** Apps with a page of their own: what is live is what that page names. */
const pages = ['shell', 'console'];

/**
 * Puts what was built into a folder of its own, checks it and makes it live, or offers it to a share of the visitors.
 * @param {string} name @param {Surroundings & { share?: number }} surroundings `share`: of a canary, from 0 to 1
 * @returns {Promise<{ folder: string, before: string }>} `before`: what was live
 */
export const release = (name, { share, ...surroundings }) =>
  alone(surroundings.site, () => {
    const { site, built } = surroundings;
    const from = built(name);
    const state = readState(site);
    const against = objections(name, from, mustGoWith(name, state, surroundings));
    if (against.length > 0) throw new Error(`${name} is not released.\n${against.map((line) => `  ${line}`).join('\n')}`);
    const { folder, isNew } = folderFor(name, from, site);
    const to = path.join(releasesFolder(site, name), folder);
    if (isNew) copyWhole(from, to, filesOfBuild(from));
    const before = liveFolder(state[name]);
    const line = lineFor(name, folder, to);
    if (share !== undefined) {
      if (pages.includes(name)) throw new Error(`${name} is a page: only remotes have canaries.`);
      if (folder === before) throw new Error(`${name} ${folder} is live already: a canary has to be another release.`);
      const live = state[name];
      if (!live?.line) throw new Error(`${name} has no release yet to which a canary could be held.`);
      state[name] = { ...live, canary: { ...line, share } };
      save(surroundings, state);
      return { folder, before };
    }
    makeLive(name, line, state, surroundings);
    prune(name, surroundings, state);
    return { folder, before };
  });

/**
 * Makes an earlier release live again.
 * @param {string} name @param {Surroundings & { to?: string }} surroundings `to`: its folder; without: what was live before
 * @returns {Promise<{ folder: string, before: string }>}
 */
export const rollback = (name, { to, ...surroundings }) =>
  alone(surroundings.site, () => {
    const { site } = surroundings;
    const state = readState(site);
    const before = liveFolder(state[name]);
    const folder = to ?? previousOf(state[name]?.history ?? []);
    if (folder === before) throw new Error(`${name}: ${folder} is live already.`);
    if (folder === PLAIN_BUILD) {
      if (surroundings.isHosted) throw new Error(`${name} has no release before ${before}.`);
      makeLive(name, null, state, surroundings);
      return { folder, before };
    }
    const place = path.join(releasesFolder(site, name), folder);
    if (!existsSync(place)) throw new Error(`There is no release ${folder} of ${name} in ${releasesFolder(site, name)}.`);
    const against = objections(name, place, mustGoWith(name, state, surroundings));
    if (against.length > 0) throw new Error(`${name} is not rolled back to ${folder}.\n${against.map((line) => `  ${line}`).join('\n')}`);
    makeLive(name, lineFor(name, folder, place), state, surroundings);
    return { folder, before };
  });

/** Makes a canary the release of all. @param {string} name @param {Surroundings} surroundings @returns {Promise<{ folder: string, before: string }>} */
export const promote = (name, surroundings) =>
  alone(surroundings.site, () => {
    const state = readState(surroundings.site);
    const { canary } = state[name] ?? {};
    if (!canary) throw new Error(`${name} has no canary.`);
    const place = path.join(releasesFolder(surroundings.site, name), canary.folder);
    const against = objections(name, place, mustGoWith(name, state, surroundings));
    if (against.length > 0) throw new Error(`${name} is not released.\n${against.map((line) => `  ${line}`).join('\n')}`);
    const before = liveFolder(state[name]);
    makeLive(name, lineFor(name, canary.folder, place), state, surroundings);
    prune(name, surroundings, state);
    return { folder: canary.folder, before };
  });

/** Takes a canary back. @param {string} name @param {Surroundings} surroundings @returns {Promise<{ folder: string, before: string }>} */
export const withdrawCanary = (name, surroundings) =>
  alone(surroundings.site, () => {
    const state = readState(surroundings.site);
    const { canary, ...live } = state[name] ?? { history: [], line: null };
    if (!canary) throw new Error(`${name} has no canary.`);
    state[name] = live;
    save(surroundings, state);
    return { folder: liveFolder(live), before: canary.folder };
  });

/** What was live last before the present release. @param {readonly import('./site.mjs').Period[]} history */
function previousOf(history) {
  const live = history.at(-1)?.folder;
  return history.findLast(({ folder }) => folder !== live)?.folder ?? PLAIN_BUILD;
}

/**
 * The folder of a release. Its name is made of its content; where the same name stands for something else (what a page embeds is no part of it), a
 * number is added.
 * @param {string} name @param {string} from @param {string} site @returns {{ folder: string, isNew: boolean }}
 */
function folderFor(name, from, site) {
  const { release: base } = stampOf(from);
  for (let count = 1; ; count += 1) {
    const folder = count === 1 ? base : `${base}.${count}`;
    const place = path.join(releasesFolder(site, name), folder);
    if (!existsSync(place)) return { folder, isNew: true };
    if (isSame(from, place)) return { folder, isNew: false };
  }
}

/** @param {string} name @param {string} folder @param {string} place @returns {Line} */
export function lineFor(name, folder, place) {
  const { release: label, contract, shared } = stampOf(place);
  const file = pages.includes(name) ? 'index.html' : 'remoteEntry.js';
  return {
    folder,
    release: label,
    entry: `${releasePath(name, folder)}/${file}`,
    ...(pages.includes(name) ? {} : { integrity: integrityOf(path.join(place, file)) }),
    contractVersion: contract,
    shared,
  };
}

/** @param {string} name @param {Line | null} line null: the plain build @param {State} state @param {Surroundings} surroundings */
function makeLive(name, line, state, surroundings) {
  const { site, clock = Date.now } = surroundings;
  const { history = [] } = state[name] ?? {};
  const folder = line?.folder ?? PLAIN_BUILD;
  if (line) publishInPlace(name, site, folder);
  else withdrawFromPlace(name, site);
  // A canary that goes on beside another first release would be measured by that one.
  state[name] = {
    history: liveFolder({ history, line: null }) === folder ? history : [...history, { folder, at: new Date(clock()).toISOString() }],
    line,
  };
  save(surroundings, state);
}

/** @param {Surroundings} surroundings @param {State} state */
const save = ({ site, remotes, address = (_name, pathname) => pathname }, state) => writeState(site, state, remotes, address);

/**
 * Stamps of what is live and shares a page with an app: the shell for a remote, all remotes for the shell.
 * @param {string} name @param {State} state @param {Surroundings} surroundings
 */
function mustGoWith(name, state, { site, remotes, built, isHosted = false }) {
  const others = name === 'shell' ? remotes : remotes.includes(name) ? ['shell'] : [];
  return others.flatMap((other) => {
    const folder = liveFolder(state[other]);
    if (folder === PLAIN_BUILD && isHosted) return [];
    const place = folder === PLAIN_BUILD ? built(other) : path.join(releasesFolder(site, other), folder);
    return readJson(path.join(place, 'build.json'), null) ? [stampOf(place)] : [];
  });
}
