// @ts-check
import path from 'node:path';
import { FIRST_VIEW } from '../../../packages/federation/build/names.mjs';
import { root } from '../../lib/paths.mjs';
import { readJson } from '../../lib/files.mjs';
import { publicFolder, registryAt } from '../../site/site-folder.mjs';

/**
 * The first view of a remote, of the release that the registry names, or of what was built last where nothing is released.
 * @param {string} name @param {string} releases the site folder
 * @returns {import('./renderer.mjs').ViewFile | null} null where that release has none
 */
export function viewFileOf(name, releases) {
  const line = registryAt(releases, [name], (_name, pathname) => pathname).remotes.find((one) => one.name === name);
  const folder = line ? path.join(publicFolder(releases, name), path.posix.dirname(line.entry)) : path.join(root, name, 'dist');
  const integrity = readJson(path.join(folder, 'build.json'), { files: {} }).files[FIRST_VIEW]?.integrity;
  return integrity ? { file: path.join(folder, FIRST_VIEW), integrity } : null;
}
