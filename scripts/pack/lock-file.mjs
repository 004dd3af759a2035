// @ts-check
// Lists the packages that are installed next to ours, with exact versions from the repository's lockfile, with which the tests ran.

/**
 * @typedef {{ version: string, integrity?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   [field: string]: unknown }} Locked the entry of a package in a lockfile
 * @typedef {Readonly<Record<string, Locked>>} Packages by their place, such as `node_modules/lmdb/node_modules/node-addon-api`
 */

/**
 * Returns the place where a package at `place` finds another package, as Node looks for it.
 * @param {Packages} packages
 * @param {string} place
 * @param {string} name
 */
function findPlace(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (!from.endsWith('node_modules') && packages[candidate]) return candidate;
    if (from === '') return null;
  }
}

/** Fields that describe a package's role in the repository's tree, and not the package. */
const ofTheTree = ['dev', 'peer', 'devOptional', 'optional', 'extraneous', 'inBundle', 'resolved'];

/** @param {Locked} entry @param {boolean} isOptional @returns {Locked} */
const stripEntry = (entry, isOptional) =>
  /** @type {Locked} */ ({
    ...Object.fromEntries(Object.entries(entry).filter(([field]) => !ofTheTree.includes(field))),
    ...(isOptional ? { optional: true } : {}),
  });

/**
 * Returns the part of a lockfile that some packages need, arranged again with them at the top.
 * @param {Packages} packages of the whole lockfile
 * @param {string} user place of the package that depends on them there
 * @param {readonly string[]} names
 * @returns {Record<string, Locked>} by place, with the integrity of each
 * @throws Error for one that the lockfile doesn't know
 */
export function createLockFile(packages, user, names) {
  /** @type {Record<string, Locked>} */
  const laid = {};
  /** The packages by their place in the lockfile. @type {Map<string, string>} */
  const origin = new Map();
  /**
   * Optional ones come last, so that a package that is also required isn't marked optional.
   * @type {[from: string, at: string, name: string, isOptional: boolean][]}
   */
  const waiting = names.map((name) => [user, '', name, false]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, at, name, isOptional] = next;
    const place = findPlace(packages, from, name);
    // A package for another system may be missing from a lockfile that was written on this system.
    if (place === null && isOptional) continue;
    const entry = place === null ? undefined : packages[place];
    if (place === null || !entry) throw new Error(`The lockfile has no ${name}, which ${from} needs.`);
    const seen = findPlace(laid, at, name);
    if (seen !== null && origin.get(seen) === place) continue;
    const to = laid[`node_modules/${name}`] ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    laid[to] = stripEntry(entry, isOptional);
    origin.set(to, place);
    const optional = entry.optionalDependencies ?? {};
    for (const each of Object.keys(entry.dependencies ?? {})) if (!(each in optional)) waiting.push([place, to, each, isOptional]);
    for (const each of Object.keys(optional)) waiting.push([place, to, each, true]);
    waiting.sort((one, other) => Number(one[3]) - Number(other[3]));
  }
  return Object.fromEntries(Object.entries(laid).sort(([one], [other]) => (one < other ? -1 : 1)));
}
