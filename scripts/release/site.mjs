// @ts-check
import path from 'node:path';
import { readJson, writeWhole } from './files.mjs';

/*
 * A site folder, the same for the embedded servers and for Firebase Hosting:
 *
 *   releases.json                  what was live when, and where the lines of the registry come from
 *   NAME/                          what the web server of an app gives out
 *     releases/NAME/FOLDER/        a release: never changed, gone 30 days after its time
 *     index.html                   (shell, console) the page of the live release, which names its files in that folder
 *     embed/, remoteEntry.js, …    (mf-planner) the live release under addresses that stay, for other people's pages
 *   shell/remotes.json             the registry
 */

/**
 * @typedef {object} Period a time in which a release was live
 * @property {string} folder of the release; `build` is no release but what was built last, which the embedded servers can serve as well
 * @property {string} at ISO time of its beginning
 */
/** @typedef {{ history: Period[], line: Line | null, canary?: Line & { share: number } }} AppState `line`: of the live release; null where that is `build` */
/** @typedef {Record<string, AppState>} State by app */
/**
 * @typedef {object} Line what the registry says about a release
 * @property {string} folder
 * @property {string} release
 * @property {string} entry from the root of the app's own site, or absolute
 * @property {string} [integrity] of the entry
 * @property {number} contractVersion
 * @property {Record<string, unknown>} shared
 */

/** What is no release. */
export const PLAIN_BUILD = 'build';

/** @param {string} site @param {string} name */
export const publicFolder = (site, name) => path.join(site, name);
/** @param {string} site @param {string} name */
export const releasesFolder = (site, name) => path.join(site, name, 'releases', name);
/** @param {string} name @param {string} folder */
export const releasePath = (name, folder) => `/releases/${name}/${folder}`;

/** @param {string} site @returns {State} */
export const readState = (site) => readJson(path.join(site, 'releases.json'), {});

/** @param {AppState | undefined} state */
export const liveFolder = (state) => state?.history.at(-1)?.folder ?? PLAIN_BUILD;

/**
 * The registry's lines of a site; remotes of which nothing was released have none.
 * @param {State} state @param {readonly string[]} remotes
 * @param {(name: string, path: string) => string} address the address of a path on an app's own site
 */
const linesOf = (state, remotes, address) =>
  remotes.flatMap((name) => {
    const { line, canary } = state[name] ?? { line: null };
    return line
      ? [{ name, ...lineOf(name, line, address), ...(canary ? { canary: { ...lineOf(name, canary, address), share: canary.share } } : {}) }]
      : [];
  });

/** @param {string} name @param {Line} line @param {(name: string, path: string) => string} address */
const lineOf = (name, { entry, release, integrity, contractVersion, shared }, address) => ({
  entry: address(name, entry),
  release,
  ...(integrity ? { integrity } : {}),
  contractVersion,
  shared,
});

/**
 * Writes what is live. The registry's renaming is the switch of a remote.
 * @param {string} site @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address
 */
export function writeState(site, state, remotes, address) {
  writeWhole(path.join(site, 'releases.json'), `${JSON.stringify(state, null, 2)}\n`);
  writeWhole(path.join(publicFolder(site, 'shell'), 'remotes.json'), `${JSON.stringify(registryOf(state, remotes, address), null, 2)}\n`);
}

/** @param {State} state @param {readonly string[]} remotes @param {(name: string, path: string) => string} address */
export const registryOf = (state, remotes, address) => ({
  remotes: linesOf(state, remotes, address),
  ...(state.shell?.line ? { shell: { release: state.shell.line.release } } : {}),
});
