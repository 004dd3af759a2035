// @ts-check
import path from 'node:path';
import { FIRST_VIEW } from '../../../packages/federation/build/names.mjs';
import { root } from '../../lib/paths.mjs';
import { readJson } from '../../lib/files.mjs';
import { PLAIN_BUILD, getLiveFolder, getPublicFolder, readState, readRegistry, getReleasesFolder } from '../../site/site-folder.mjs';

/**
 * Returns the first view of a remote: of the release in the registry, or of the last build if nothing is released.
 * @param {string} name @param {string} releases the site folder
 * @returns {import('./renderer.mjs').ViewFile | null} null if that release has none
 */
export function findViewFile(name, releases) {
  const line = readRegistry(releases, [name], (_name, pathname) => pathname).remotes.find((one) => one.name === name);
  return readViewFile(line ? path.join(getPublicFolder(releases, name), path.posix.dirname(line.entry)) : path.join(root, name, 'dist'));
}

/**
 * Returns the live shell, or the last build of it.
 * @param {string} releases the site folder
 * @returns {{ stamp: import('../../../packages/federation/build/identity/stamp-plugin.mjs').BuildStamp, frame: import('./renderer.mjs').ViewFile | null } | null}
 *   `frame`: the file that draws it, or null if that release has none. Null if the live release can't be read
 */
export function readLiveShell(releases) {
  try {
    const live = getLiveFolder(readState(releases).shell);
    const folder = live === PLAIN_BUILD ? path.join(root, 'shell/dist') : path.join(getReleasesFolder(releases, 'shell'), live);
    const stamp = readJson(path.join(folder, 'build.json'), null);
    return stamp && { stamp, frame: readViewFile(folder) };
  } catch {
    // Reading the registry reports the same error.
    return null;
  }
}

/** @param {string} folder of a build @returns {import('./renderer.mjs').ViewFile | null} */
function readViewFile(folder) {
  const integrity = readJson(path.join(folder, 'build.json'), { files: {} }).files[FIRST_VIEW]?.integrity;
  return integrity ? { file: path.join(folder, FIRST_VIEW), integrity } : null;
}
