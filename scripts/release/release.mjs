// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { findDamage, listBuildFiles, isSame, findObjections, readStamp } from './checks.mjs';
import { copyWhole, readJson } from '../lib/files.mjs';
import { pruneCommonFiles, copyCommonFiles } from './common-files.mjs';
import { getEarlierLines, createLine, pages } from './lines.mjs';
import { prune } from './prune.mjs';
import { getInPlaceFiles, withdrawFromPlace } from './in-place.mjs';
import { getLiveFolder, PLAIN_BUILD, readState, getReleasesFolder, writeState } from '../site/site-folder.mjs';

/** @typedef {import('../site/site-folder.mjs').State} State */
/** @typedef {import('../site/site-folder.mjs').Line} Line */
/**
 * @typedef {object} ReleaseContext
 * @property {string} site its folder
 * @property {readonly string[]} remotes names of the remotes
 * @property {(name: string) => string} built the folder where an app is built
 * @property {(name: string, path: string) => string} [address] the address of a path on an app's own site, for the registry
 * @property {() => number} [clock] milliseconds
 * @property {boolean} [isHosted] only releases are served, and not the last build
 */

/** Runs a task while no other command changes the site. @template T @param {ReleaseContext} context @param {() => T} task */
const withSiteLock = ({ site }, task) => withLock(path.join(site, 'lock'), task, { what: `Another release or rollback on ${site}` });

/** @param {string} what @param {readonly string[]} against sentences */
function refuse(what, against) {
  if (against.length > 0) throw new Error(`${what}\n${against.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Copies a build into its own folder, checks it and makes it live, or offers it to a share of the visitors.
 * @param {string} name @param {ReleaseContext & { share?: number }} context `share`: of a canary, from 0 to 1
 * @returns {Promise<{ folder: string, before: string }>} `before`: the folder that was live
 */
export const release = (name, { share, ...context }) =>
  withSiteLock(context, () => {
    const { site, built } = context;
    const from = built(name);
    const state = readState(site);
    refuse(`${name} is not released.`, findObjections(name, from, listNeighbors(name, state, context)));
    const { folder, isNew } = chooseFolder(name, from, site);
    const to = path.join(getReleasesFolder(site, name), folder);
    // The copy is checked too: another build may have run in the meantime.
    if (isNew)
      copyWhole(from, to, listBuildFiles(from), (copy) => refuse(`${name} is not released: it changed meanwhile.`, findDamage(copy)));
    const before = getLiveFolder(state[name]);
    const line = createLine(name, folder, to);
    if (share !== undefined) {
      if (pages.includes(name)) throw new Error(`${name} is a page: only remotes have canaries.`);
      if (folder === before) throw new Error(`${name} ${folder} is live already: a canary has to be another release.`);
      const live = state[name];
      if (!live?.line) throw new Error(`${name} has no release yet to which a canary could be held.`);
      copyCommonFiles(site, name, folder);
      state[name] = { ...removeCanary(live, context), canary: { ...line, share } };
      save(context, state);
      return { folder, before };
    }
    makeLive(name, line, state, context);
    prune(name, context, state);
    pruneCommonFiles(context.site, name);
    return { folder, before };
  });

/**
 * Makes an earlier release live again.
 * @param {string} name @param {ReleaseContext & { to?: string }} context `to`: its folder; if missing, the release that was live before
 * @returns {Promise<{ folder: string, before: string }>}
 */
export const rollback = (name, { to, ...context }) =>
  withSiteLock(context, () => {
    const { site } = context;
    const state = readState(site);
    const before = getLiveFolder(state[name]);
    const folder = to ?? findPrevious(state[name]?.history ?? []);
    if (to === undefined && folder === before) throw new Error(`${name} has no release yet: there is nothing to take back.`);
    if (folder === PLAIN_BUILD) {
      if (context.isHosted) throw new Error(`${name} has no release before ${before}.`);
      makeLive(name, null, state, context);
      return { folder, before };
    }
    const place = path.join(getReleasesFolder(site, name), folder);
    if (!existsSync(place)) throw new Error(`There is no release ${folder} of ${name} in ${getReleasesFolder(site, name)}.`);
    refuse(`${name} is not rolled back to ${folder}.`, findObjections(name, place, listNeighbors(name, state, context)));
    makeLive(name, createLine(name, folder, place), state, context);
    return { folder, before };
  });

/** Makes a canary the release for all visitors. @param {string} name @param {ReleaseContext} context @returns {Promise<{ folder: string, before: string }>} */
export const promote = (name, context) =>
  withSiteLock(context, () => {
    const state = readState(context.site);
    const { canary } = state[name] ?? {};
    if (!canary) throw new Error(`${name} has no canary.`);
    const place = path.join(getReleasesFolder(context.site, name), canary.folder);
    refuse(`${name} is not released.`, findObjections(name, place, listNeighbors(name, state, context)));
    const before = getLiveFolder(state[name]);
    makeLive(name, createLine(name, canary.folder, place), state, context);
    prune(name, context, state);
    pruneCommonFiles(context.site, name);
    return { folder: canary.folder, before };
  });

/** Withdraws a canary. @param {string} name @param {ReleaseContext} context @returns {Promise<{ folder: string, before: string }>} */
export const withdrawCanary = (name, context) =>
  withSiteLock(context, () => {
    const state = readState(context.site);
    const { [name]: held } = state;
    if (!held?.canary) throw new Error(`${name} has no canary.`);
    state[name] = removeCanary(held, context);
    save(context, state);
    return { folder: getLiveFolder(held), before: held.canary.folder };
  });

/** Returns the release that was live before the present one. @param {readonly import('../site/site-folder.mjs').Period[]} history */
function findPrevious(history) {
  const live = history.at(-1)?.folder;
  return history.findLast(({ folder }) => folder !== live)?.folder ?? PLAIN_BUILD;
}

/**
 * Returns the folder for a release, named by a digest of its content. If a different build has the same name, because embeds are not part of the digest, a
 * number is added.
 * @param {string} name @param {string} from @param {string} site @returns {{ folder: string, isNew: boolean }}
 */
function chooseFolder(name, from, site) {
  const { release: base } = readStamp(from);
  for (let count = 1; ; count += 1) {
    const folder = count === 1 ? base : `${base}.${count}`;
    const place = path.join(getReleasesFolder(site, name), folder);
    if (!existsSync(place)) return { folder, isNew: true };
    if (isSame(from, place)) return { folder, isNew: false };
  }
}

/** @param {string} name @param {Line | null} line null: the plain build @param {State} state @param {ReleaseContext} context */
function makeLive(name, line, state, context) {
  const { site } = context;
  const folder = line?.folder ?? PLAIN_BUILD;
  // A canary ends with the release that it was compared with.
  const { history, ended } = removeCanary(state[name] ?? { history: [], line: null }, context);
  const now = {
    history: getLiveFolder({ history, line: null }) === folder ? history : [...history, { folder, at: getTime(context) }],
    line,
    ...(ended ? { ended } : {}),
  };
  const earlier = getEarlierLines(name, now, context);
  state[name] = { ...now, ...(earlier.length > 0 ? { earlier } : {}) };
  if (line) copyCommonFiles(site, name, folder);
  save(context, state, line ? getInPlaceFiles(name, site, folder) : []);
  withdrawFromPlace(name, site, line ? folder : null);
}

/** @param {ReleaseContext} context */
const getTime = ({ clock = Date.now }) => new Date(clock()).toISOString();

/**
 * Removes the canary from an app's state and records the end of its time.
 * @param {import('../site/site-folder.mjs').AppState} state
 * @param {ReleaseContext} context
 * @returns {import('../site/site-folder.mjs').AppState}
 */
function removeCanary({ canary, ended = [], ...live }, context) {
  const all = canary ? [...ended.filter(({ folder }) => folder !== canary.folder), { folder: canary.folder, at: getTime(context) }] : ended;
  return all.length > 0 ? { ...live, ended: all } : live;
}

/** @param {ReleaseContext} context @param {State} state @param {Parameters<typeof writeState>[4]} [inPlace] */
const save = ({ site, remotes, address = (_name, pathname) => pathname }, state, inPlace) =>
  writeState(site, state, remotes, address, inPlace);

/**
 * Returns the stamps of the live builds that share a page with an app: the shell for a remote, all remotes for the shell.
 * @param {string} name @param {State} state @param {ReleaseContext} context
 */
function listNeighbors(name, state, { site, remotes, built, isHosted = false }) {
  const others = name === 'shell' ? remotes : remotes.includes(name) ? ['shell'] : [];
  return others.flatMap((other) => {
    const folder = getLiveFolder(state[other]);
    if (folder === PLAIN_BUILD && isHosted) return [];
    const place = folder === PLAIN_BUILD ? built(other) : path.join(getReleasesFolder(site, other), folder);
    return readJson(path.join(place, 'build.json'), null) ? [readStamp(place)] : [];
  });
}
