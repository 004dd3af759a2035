// @ts-check
import path from 'node:path';
import { FIRST_VIEW } from '../../../packages/federation/build/names.mjs';
import { root } from '../../lib/paths.mjs';
import { readJson } from '../../lib/files.mjs';
import { PLAIN_BUILD, getLiveFolder, getPublicFolder, readState, readRegistry, getReleasesFolder } from '../../site/site-folder.mjs';

/**
 * The first view of a remote, of the release that the registry names, or of what was built last where nothing is released.
 * @param {string} name @param {string} releases the site folder
 * @returns {import('./renderer.mjs').ViewFile | null} null where that release has none
 */
export function viewFileOf(name, releases) {
  const line = readRegistry(releases, [name], (_name, pathname) => pathname).remotes.find((one) => one.name === name);
  return viewIn(line ? path.join(getPublicFolder(releases, name), path.posix.dirname(line.entry)) : path.join(root, name, 'dist'));
}

/**
 * The shell that is live, or what was built last.
 * @param {string} releases the site folder
 * @returns {{ stamp: import('../../../packages/federation/build/identity/stamp-plugin.mjs').BuildStamp, frame: import('./renderer.mjs').ViewFile | null } | null}
 *   `frame`: what draws it; null where that release has none. Null where what is live can't be read
 */
export function liveShell(releases) {
  try {
    const live = getLiveFolder(readState(releases).shell);
    const folder = live === PLAIN_BUILD ? path.join(root, 'shell/dist') : path.join(getReleasesFolder(releases, 'shell'), live);
    const stamp = readJson(path.join(folder, 'build.json'), null);
    return stamp && { stamp, frame: viewIn(folder) };
  } catch {
    // The registry says it aloud.
    return null;
  }
}

/** @param {string} folder of a build @returns {import('./renderer.mjs').ViewFile | null} */
function viewIn(folder) {
  const integrity = readJson(path.join(folder, 'build.json'), { files: {} }).files[FIRST_VIEW]?.integrity;
  return integrity ? { file: path.join(folder, FIRST_VIEW), integrity } : null;
}
