// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeTogether } from '../lib/files.mjs';

/*
 * A site folder, the same for the embedded servers and for Firebase Hosting:
 *
 *   releases.json                  what was live when, and where the lines of the registry come from
 *   NAME/                          what the web server of an app gives out
 *     releases/NAME/FOLDER/        a release: never changed, gone 30 days after its time
 *     releases/NAME/files/         what is named by its content, of all of them, see `common-files.mjs`
 *     index.html                   (shell, console) the page of the live release, which names its files in that folder
 *     embed/, remoteEntry.js, …    (mf-planner) the live release under addresses that stay, for other people's pages
 *   shell/remotes.json             the registry
 */

/**
 * @typedef {object} Period a time in which a release was live
 * @property {string} folder of the release; `build` is no release but what was built last, which the embedded servers can serve as well
 * @property {string} at ISO time of its beginning
 */
/**
 * @typedef {object} AppState
 * @property {Period[]} history
 * @property {Line | null} line of the live release; null where that is `build`
 * @property {Line & { share: number }} [canary]
 * @property {Line[]} [earlier] for pages that can't run the live release, the newest first
 * @property {Period[]} [ended] canaries whose time is over, and when it was: tabs that hold one still ask for its files
 */
/** @typedef {Record<string, AppState>} State by app */
/**
 * @typedef {object} Line what the registry says about a release
 * @property {string} folder
 * @property {string} release
 * @property {string} entry from the root of the app's own site, or absolute
 * @property {string} [integrity] of the entry
 * @property {number} contractVersion
 * @property {Record<string, unknown>} shared
 * @property {object} [loads] what a page will ask for of it
 */

/** The folder of a build that is not a release. */
export const PLAIN_BUILD = 'build';

/** @param {string} site @param {string} name */
export const publicFolder = (site, name) => path.join(site, name);
/** @param {string} site @param {string} name */
export const releasesFolder = (site, name) => path.join(site, name, 'releases', name);
/** @param {string} name @param {string} folder */
export const releasePath = (name, folder) => `/releases/${name}/${folder}`;

/** @param {string} site @returns {State} @throws Error that names the file where it is not what a command wrote */
export function readState(site) {
  const file = path.join(site, 'releases.json');
  const state = readJson(file, {});
  for (const [name, app] of Object.entries(state)) {
    const isSound =
      Array.isArray(app?.history) &&
      app.history.every((period) => typeof period?.folder === 'string' && !Number.isNaN(Date.parse(period.at))) &&
      [app.line, app.canary, ...[app.earlier ?? []].flat()].every(
        (line) => line === null || line === undefined || (typeof line.folder === 'string' && typeof line.entry === 'string'),
      );
    if (!isSound)
      throw new Error(`${file}: what it says of ${name} can't be read. It was written by releases; undo what was changed in it.`);
  }
  return state;
}

/** @param {AppState | undefined} state */
export const liveFolder = (state) => state?.history.at(-1)?.folder ?? PLAIN_BUILD;

/**
 * The registry's lines of a site; remotes of which nothing was released have none.
 * @param {string} site @param {State} state @param {readonly string[]} remotes
 * @param {(name: string, path: string) => string} address the address of a path on an app's own site
 */
const linesOf = (site, state, remotes, address) =>
  remotes.flatMap((name) => {
    const { line, canary, earlier = [] } = state[name] ?? { line: null };
    if (!line) return [];
    // One that a user has removed by hand is not offered.
    const there = earlier.filter(({ folder }) => existsSync(path.join(releasesFolder(site, name), folder, 'build.json')));
    return [
      {
        name,
        ...lineOf(name, line, address),
        ...(canary ? { canary: { ...lineOf(name, canary, address), share: canary.share } } : {}),
        ...(there.length > 0 ? { earlier: there.map((one) => lineOf(name, one, address)) } : {}),
      },
    ];
  });

/** @param {string} name @param {Line} line @param {(name: string, path: string) => string} address */
const lineOf = (name, { entry, release, integrity, contractVersion, shared, loads }, address) => ({
  entry: address(name, entry),
  release,
  ...(integrity ? { integrity } : {}),
  contractVersion,
  shared,
  ...(loads ? { loads } : {}),
});

/**
 * Writes the live releases, together with the files under stable addresses. The order is that of the switch: an interrupted command leaves a trace, so the
 * next one for the same app, a release or a rollback, repairs everything.
 * @param {string} site @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address
 * @param {readonly (readonly [string, string | Buffer])[]} [inPlace] files and their contents, see `in-place.mjs`
 */
export function writeState(site, state, remotes, address, inPlace = []) {
  const json = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  writeTogether([
    [path.join(site, 'releases.json'), json(state)],
    ...inPlace,
    [path.join(publicFolder(site, 'shell'), 'remotes.json'), json(registryOf(site, state, remotes, address))],
  ]);
}

/** @param {string} site @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address @returns {Registry} */
const registryOf = (site, state, remotes, address) => ({
  remotes: linesOf(site, state, remotes, address),
  ...(state.shell?.line ? { shell: { release: state.shell.line.release } } : {}),
});

/** @typedef {{ name: string, entry: string, canary?: { entry: string }, earlier?: { entry: string }[] }} RegistryLine */
/** @typedef {{ remotes: RegistryLine[], shell?: { release: string } }} Registry */

/** Reports about unreadable files of a site, so that each is made once. @type {Map<string, string>} */
const complaints = new Map();

/**
 * The registry of a site as a server gives it out. Where a user's hand has spoilt `releases.json`, that which the last command wrote serves.
 * @param {string} site @param {readonly string[]} remotes @param {(name: string, path: string) => string} address @returns {Registry}
 */
export function registryAt(site, remotes, address) {
  try {
    const registry = registryOf(site, readState(site), remotes, address);
    complaints.delete(site);
    return registry;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (complaints.get(site) !== message) console.error(`${message} The registry that the last release wrote serves meanwhile.`);
    complaints.set(site, message);
    const written = /** @type {Registry} */ (readJson(path.join(publicFolder(site, 'shell'), 'remotes.json'), { remotes: [] }));
    return {
      ...written,
      remotes: written.remotes.map(({ canary, earlier, ...line }) => {
        const at = (/** @type {{ entry: string }} */ one) => ({ ...one, entry: address(line.name, one.entry) });
        return { ...line, ...at(line), ...(canary ? { canary: at(canary) } : {}), ...(earlier ? { earlier: earlier.map(at) } : {}) };
      }),
    };
  }
}
