// @ts-check
import { existsSync, readFileSync } from 'node:fs';
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
  if (existsSync(path.join(from, 'index.html'))) {
    writeWhole(
      path.join(to, 'index.html'),
      pageOf(readFileSync(path.join(from, 'index.html'), 'utf8'), releasePath(name, folder), stampOf(from)),
    );
    return;
  }
  if (name !== 'mf-planner') return;
  const files = filesBelow(from).filter((file) => file !== 'build.json');
  // What others name comes first, what names it last.
  for (const file of [...files.filter(isHashed), ...files.filter((one) => !isHashed(one))]) {
    const place = path.join(to, file);
    if (!isHashed(file) || !existsSync(place)) writeWhole(place, readFileSync(path.join(from, file)));
  }
}

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
