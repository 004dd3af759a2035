// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeTogether } from '../lib/files.mjs';

/*
 * A site folder, the same for the embedded servers and for Firebase Hosting:
 *
 *   releases.json                  which release was live when, and the source of the registry's lines
 *   NAME/                          the files that the web server of an app serves
 *     releases/NAME/FOLDER/        a release: never changed, removed 30 days after its time
 *     releases/NAME/files/         shared files of all releases, named by their content, see `common-files.mjs`
 *     index.html                   (shell, console) the page of the live release, which names the files in its folder
 *     embed/, remoteEntry.js, …    (mf-planner) the live release under stable addresses, for other people's pages
 *   shell/remotes.json             the registry
 */

/**
 * @typedef {object} Period a period in which a release was live
 * @property {string} folder of the release; `build` is not a release but the last build, which the embedded servers can serve as well
 * @property {string} at ISO time of the beginning
 */
/**
 * @typedef {object} AppState
 * @property {Period[]} history
 * @property {Line | null} line of the live release; null if that is `build`
 * @property {Line & { share: number }} [canary]
 * @property {Line[]} [earlier] for pages that can't run the live release, the newest first
 * @property {Period[]} [ended] ended canaries with their times: open tabs still request their files
 */
/** @typedef {Record<string, AppState>} State by app */
/**
 * @typedef {object} Line the registry's data about a release
 * @property {string} folder
 * @property {string} release
 * @property {string} entry from the root of the app's own site, or absolute
 * @property {string} [integrity] of the entry
 * @property {number} contractVersion
 * @property {Record<string, unknown>} shared
 * @property {object} [loads] the files that a page will request from it
 */

/** The folder of a build that is not a release. */
export const PLAIN_BUILD = 'build';

/** @param {string} site @param {string} name */
export const getPublicFolder = (site, name) => path.join(site, name);
/** @param {string} site @param {string} name */
export const getReleasesFolder = (site, name) => path.join(site, name, 'releases', name);
/** @param {string} name @param {string} folder */
export const getReleasePath = (name, folder) => `/releases/${name}/${folder}`;

/** @param {string} site @returns {State} @throws Error that names the file if it was not written by a command */
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
export const getLiveFolder = (state) => state?.history.at(-1)?.folder ?? PLAIN_BUILD;

/**
 * Returns the registry's lines of a site. A remote without a release has no line.
 * @param {string} site @param {State} state @param {readonly string[]} remotes
 * @param {(name: string, path: string) => string} address the address of a path on an app's own site
 */
const createLines = (site, state, remotes, address) =>
  remotes.flatMap((name) => {
    const { line, canary, earlier = [] } = state[name] ?? { line: null };
    if (!line) return [];
    // A release whose folder was removed by hand is not offered.
    const there = earlier.filter(({ folder }) => existsSync(path.join(getReleasesFolder(site, name), folder, 'build.json')));
    return [
      {
        name,
        ...toRegistryLine(name, line, address),
        ...(canary ? { canary: { ...toRegistryLine(name, canary, address), share: canary.share } } : {}),
        ...(there.length > 0 ? { earlier: there.map((one) => toRegistryLine(name, one, address)) } : {}),
      },
    ];
  });

/** @param {string} name @param {Line} line @param {(name: string, path: string) => string} address */
const toRegistryLine = (name, { entry, release, integrity, contractVersion, shared, loads }, address) => ({
  entry: address(name, entry),
  release,
  ...(integrity ? { integrity } : {}),
  contractVersion,
  shared,
  ...(loads ? { loads } : {}),
});

/**
 * Writes the live releases, together with the files under stable addresses. The state is written first, so that after an interrupted command the next one for
 * the same app, a release or a rollback, repairs everything.
 * @param {string} site @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address
 * @param {readonly (readonly [string, string | Buffer])[]} [inPlace] files and their contents, see `in-place.mjs`
 */
export function writeState(site, state, remotes, address, inPlace = []) {
  const json = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  writeTogether([
    [path.join(site, 'releases.json'), json(state)],
    ...inPlace,
    [path.join(getPublicFolder(site, 'shell'), 'remotes.json'), json(createRegistry(site, state, remotes, address))],
  ]);
}

/** @param {string} site @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address @returns {Registry} */
const createRegistry = (site, state, remotes, address) => ({
  remotes: createLines(site, state, remotes, address),
  ...(state.shell?.line ? { shell: { release: state.shell.line.release } } : {}),
});

/** @typedef {{ name: string, entry: string, canary?: { entry: string }, earlier?: { entry: string }[] }} RegistryLine */
/** @typedef {{ remotes: RegistryLine[], shell?: { release: string } }} Registry */

/** The reported problems of unreadable files, so that each is reported once. @type {Map<string, string>} */
const complaints = new Map();

/**
 * Returns the registry of a site for a server. If `releases.json` was damaged by hand, it returns the registry that the last command wrote.
 * @param {string} site @param {readonly string[]} remotes @param {(name: string, path: string) => string} address @returns {Registry}
 */
export function readRegistry(site, remotes, address) {
  try {
    const registry = createRegistry(site, readState(site), remotes, address);
    complaints.delete(site);
    return registry;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (complaints.get(site) !== message) console.error(`${message} The registry that the last release wrote serves meanwhile.`);
    complaints.set(site, message);
    const written = /** @type {Registry} */ (readJson(path.join(getPublicFolder(site, 'shell'), 'remotes.json'), { remotes: [] }));
    return {
      ...written,
      remotes: written.remotes.map(({ canary, earlier, ...line }) => {
        const at = (/** @type {{ entry: string }} */ one) => ({ ...one, entry: address(line.name, one.entry) });
        return { ...line, ...at(line), ...(canary ? { canary: at(canary) } : {}), ...(earlier ? { earlier: earlier.map(at) } : {}) };
      }),
    };
  }
}
