// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';
import { readStamp } from './checks.mjs';
import { filesBelow } from '../lib/files.mjs';
import { publicFolder, releasePath, releasesFolder } from '../site/site-folder.mjs';

/**
 * Returns the files under stable addresses: the page of the shell and of the console, and the files that other people's pages use of the planner and
 * of a tournament.
 * @param {string} name @param {string} site @param {string} folder of the release
 * @returns {(readonly [file: string, content: string | Buffer])[]} to be written in this order
 */
export function getInPlaceFiles(name, site, folder) {
  const from = path.join(releasesFolder(site, name), folder);
  const to = publicFolder(site, name);
  // The page itself last: who reads it finds the one next to it switched already.
  const pages = ['404.html', 'index.html'].filter((file) => existsSync(path.join(from, file)));
  if (pages.length > 0)
    return [
      // A browser knows a service worker by an address that stays; it serves pages of every release, so it goes before the page.
      ...filesBelow(from)
        .filter((file) => /^service-worker\.js(\.br|\.gz)?$/.test(file))
        .map((file) => /** @type {const} */ ([path.join(to, file), readFileSync(path.join(from, file))])),
      ...pages.map(
        (file) =>
          /** @type {const} */ ([
            path.join(to, file),
            pageOf(readFileSync(path.join(from, file), 'utf8'), releasePath(name, folder), readStamp(from)),
          ]),
      ),
    ];
  const files = embedded(name, from);
  // Files that others name come first, files that name them last.
  return [
    ...files.filter((file) => isNamedByContent(file) && !existsSync(path.join(to, file))),
    ...files.filter((file) => !isNamedByContent(file)),
  ].map((file) => [path.join(to, file), readFileSync(path.join(from, file))]);
}

/** The files that other people's pages use of a release. @param {string} name @param {string} from its folder */
const embedded = (name, from) => {
  if (name === 'mf-planner') return filesBelow(from).filter((file) => !file.startsWith('build.json'));
  return name === 'mf-tournament' ? filesBelow(from).filter((file) => file.startsWith('embed/')) : [];
};

/**
 * Removes the files under stable addresses that do not belong to the live release; without a live release all of them, so that the last build is
 * served. A file with its digest in its name stays: other people's pages name it.
 * @param {string} name @param {string} site @param {string | null} folder of the live release
 */
export function withdrawFromPlace(name, site, folder) {
  if (folder !== null && name !== 'mf-planner' && name !== 'mf-tournament') return;
  const to = publicFolder(site, name);
  const live = folder === null ? [] : embedded(name, path.join(releasesFolder(site, name), folder));
  // A compressed copy that only the release before had would be sent in the place of the new file.
  for (const file of staying(to)) if (!live.includes(file)) rmSync(path.join(to, file));
}

/** The files under stable addresses without a digest in their name. @param {string} folder of an app's own site */
const staying = (folder) =>
  filesBelow(folder).filter(
    (file) => !file.startsWith('releases/') && file !== 'remotes.json' && file !== 'embed/config.json' && !isNamedByContent(file),
  );

/**
 * A page whose files lie in the folder of its release; the browser runs nothing else in their place.
 * @param {string} html @param {string} base address of the folder @param {import('./checks.mjs').BuildStamp} stamp
 */
const pageOf = (html, base, stamp) =>
  html.replace(/\b(src|href)="\/([^"]+)"/g, (whole, attribute, file) => {
    const known = stamp.files[file];
    if (!known) return whole;
    // Its styles find their files where its scripts find them: under the same address, or a page would load them twice.
    if (stamp.hasCommonFiles && attribute === 'href' && isNamedByContent(file))
      return `${attribute}="${path.posix.dirname(base)}/${COMMON}/${file}"`;
    return `${attribute}="${base}/${file}"${file.endsWith('.js') ? ` integrity="${known.integrity}" crossorigin="anonymous"` : ''}`;
  });
