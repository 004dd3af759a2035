// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stampOf } from './checks.mjs';
import { filesBelow, writeWhole } from './files.mjs';
import { publicFolder, releasePath, releasesFolder } from './site.mjs';

/** A name that says what is in the file: such a file never changes. */
const isHashed = (/** @type {string} */ file) => /\.[0-9a-f]{8,}\.\w+/.test(file);

/**
 * Switches what stands under addresses that stay: the page of the shell and of the console, and what other people's pages take from the planner.
 * @param {string} name @param {string} site @param {string} folder of the release
 */
export function publishInPlace(name, site, folder) {
  const from = path.join(releasesFolder(site, name), folder);
  const to = publicFolder(site, name);
  // The page itself last: who reads it finds the one beside it switched already.
  const pages = ['404.html', 'index.html'].filter((file) => existsSync(path.join(from, file)));
  for (const file of pages)
    writeWhole(path.join(to, file), pageOf(readFileSync(path.join(from, file), 'utf8'), releasePath(name, folder), stampOf(from)));
  if (pages.length > 0) return;
  if (name !== 'mf-planner') return;
  const files = filesBelow(from).filter((file) => !file.startsWith('build.json'));
  // What others name comes first, what names it last.
  for (const file of [...files.filter(isHashed), ...files.filter((one) => !isHashed(one))]) {
    const place = path.join(to, file);
    if (!isHashed(file) || !existsSync(place)) writeWhole(place, readFileSync(path.join(from, file)));
  }
  // A compressed copy that only the release before had would be sent in the place of the new file.
  for (const file of staying(to)) if (!files.includes(file)) rmSync(path.join(to, file));
}

/**
 * Takes back what was switched, so that what was built last is served. What carries its content in its name stays: other people's pages name it.
 * @param {string} name @param {string} site
 */
export function withdrawFromPlace(name, site) {
  const folder = publicFolder(site, name);
  for (const file of staying(folder)) rmSync(path.join(folder, file));
}

/** What was put under addresses that stay and does not carry its content in its name. @param {string} folder of an app's own site */
const staying = (folder) =>
  filesBelow(folder).filter((file) => !file.startsWith('releases/') && file !== 'remotes.json' && !isHashed(file));

/**
 * A page whose files lie in the folder of its release; the browser runs nothing else in their place.
 * @param {string} html @param {string} base address of the folder @param {import('./checks.mjs').BuildStamp} stamp
 */
const pageOf = (html, base, stamp) =>
  html.replace(/\b(src|href)="\/([^"]+)"/g, (whole, attribute, file) => {
    const known = stamp.files[file];
    if (!known) return whole;
    return `${attribute}="${base}/${file}"${file.endsWith('.js') ? ` integrity="${known.integrity}" crossorigin="anonymous"` : ''}`;
  });
