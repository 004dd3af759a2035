// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';
import { readStamp } from './checks.mjs';
import { listFilesBelow } from '../lib/files.mjs';
import { getPublicFolder, getReleasePath, getReleasesFolder } from '../site/site-folder.mjs';

/**
 * Returns the files under stable addresses: the pages of the shell and of the console, and the files of the planner and of tournaments that other people's
 * pages embed.
 * @param {string} name @param {string} site @param {string} folder of the release
 * @returns {(readonly [file: string, content: string | Buffer])[]} in the order in which they must be written
 */
export function getInPlaceFiles(name, site, folder) {
  const from = path.join(getReleasesFolder(site, name), folder);
  const to = getPublicFolder(site, name);
  // The page itself comes last, so that a browser that reads it finds the new files next to it.
  const pages = ['404.html', 'index.html'].filter((file) => existsSync(path.join(from, file)));
  if (pages.length > 0)
    return [
      // A service worker has a stable address and serves pages of every release, so it is written before the page.
      ...listFilesBelow(from)
        .filter((file) => /^service-worker\.js(\.br|\.gz)?$/.test(file))
        .map((file) => /** @type {const} */ ([path.join(to, file), readFileSync(path.join(from, file))])),
      ...pages.map(
        (file) =>
          /** @type {const} */ ([
            path.join(to, file),
            createPage(readFileSync(path.join(from, file), 'utf8'), getReleasePath(name, folder), readStamp(from)),
          ]),
      ),
    ];
  const files = listEmbedded(name, from);
  // A file comes after the files that it names.
  return [
    ...files.filter((file) => isNamedByContent(file) && !existsSync(path.join(to, file))),
    ...files.filter((file) => !isNamedByContent(file)),
  ].map((file) => [path.join(to, file), readFileSync(path.join(from, file))]);
}

/** Lists the files of a release that other people's pages embed. @param {string} name @param {string} from its folder */
const listEmbedded = (name, from) => {
  if (name === 'mf-planner') return listFilesBelow(from).filter((file) => !file.startsWith('build.json'));
  return name === 'mf-tournament' ? listFilesBelow(from).filter((file) => file.startsWith('embed/')) : [];
};

/**
 * Removes the files under stable addresses that do not belong to the live release; without a live release it removes all of them, so that the last build is
 * served. A file with its digest in its name stays, because other people's pages name it.
 * @param {string} name @param {string} site @param {string | null} folder of the live release
 */
export function withdrawFromPlace(name, site, folder) {
  if (folder !== null && name !== 'mf-planner' && name !== 'mf-tournament') return;
  const to = getPublicFolder(site, name);
  const live = folder === null ? [] : listEmbedded(name, path.join(getReleasesFolder(site, name), folder));
  // A compressed copy of the earlier release would be served in the place of the new file.
  for (const file of listStableFiles(to)) if (!live.includes(file)) rmSync(path.join(to, file));
}

/** Lists the files under stable addresses that have no digest in their names. @param {string} folder of an app's own site */
const listStableFiles = (folder) =>
  listFilesBelow(folder).filter(
    (file) => !file.startsWith('releases/') && file !== 'remotes.json' && file !== 'embed/config.json' && !isNamedByContent(file),
  );

/**
 * Returns a page that loads its files from the folder of its release, with checksums, so that the browser runs no other files in their place.
 * @param {string} html @param {string} base address of the folder @param {import('./checks.mjs').BuildStamp} stamp
 */
const createPage = (html, base, stamp) =>
  html.replace(/\b(src|href)="\/([^"]+)"/g, (whole, attribute, file) => {
    const known = stamp.files[file];
    if (!known) return whole;
    // Styles and scripts must load a file from the same address, or the page would load it twice.
    if (stamp.hasCommonFiles && attribute === 'href' && isNamedByContent(file))
      return `${attribute}="${path.posix.dirname(base)}/${COMMON}/${file}"`;
    return `${attribute}="${base}/${file}"${file.endsWith('.js') ? ` integrity="${known.integrity}" crossorigin="anonymous"` : ''}`;
  });
