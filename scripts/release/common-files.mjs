// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';
import { readStamp } from './checks.mjs';
import { filesBelow } from '../lib/files.mjs';
import { releasesFolder } from '../site/site-folder.mjs';

/** Where all releases of an app have the files that are named by their content. @param {string} site @param {string} name */
const commonFolder = (site, name) => path.join(releasesFolder(site, name), COMMON);

/** Those of a release; a script that its page names itself is asked for in its own folder, with its digest. @param {string} place */
function commonIn(place) {
  if (!readStamp(place).hasCommonFiles) return [];
  const page = path.join(place, 'index.html');
  const named = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const isOfPage = (/** @type {string} */ file) => named.includes(` src="/${file.replace(/\.(br|gz)$/, '')}"`);
  return filesBelow(place).filter((file) => isNamedByContent(file) && !file.includes('/') && !isOfPage(file));
}

/**
 * Puts the files of a release where its pages will ask for them, each whole. Harmless when repeated: a file that was spoilt there is put right.
 * @param {string} site @param {string} name @param {string} folder of the release
 * @throws Error where another release has other content under the same name; nothing is changed then
 */
export function copyCommonFiles(site, name, folder) {
  const place = path.join(releasesFolder(site, name), folder);
  const to = commonFolder(site, name);
  const files = commonIn(place).filter((file) => !isEqual(path.join(place, file), path.join(to, file)));
  const others = foldersOf(site, name).filter((other) => other !== folder);
  for (const file of files)
    for (const other of others) {
      const theirs = path.join(releasesFolder(site, name), other, file);
      if (existsSync(theirs) && !/\.(br|gz|map)$/.test(file) && !isEqual(path.join(place, file), theirs))
        throw new Error(`${name} ${folder} is not made live: its ${file} is another than that of ${other}. Build it anew.`);
    }
  if (files.length > 0) mkdirSync(to, { recursive: true });
  for (const file of files) {
    const draft = path.join(to, `.${file}.${process.pid}`);
    cpSync(path.join(place, file), draft);
    renameSync(draft, path.join(to, file));
  }
}

/** Takes away what no release has any more, and what a command left that was cut in the middle. @param {string} site @param {string} name */
export function pruneCommonFiles(site, name) {
  const folder = commonFolder(site, name);
  if (!existsSync(folder)) return;
  const held = new Set(foldersOf(site, name).flatMap((release) => commonIn(path.join(releasesFolder(site, name), release))));
  for (const file of readdirSync(folder)) if (!held.has(file)) rmSync(path.join(folder, file));
}

/** Folders of releases. @param {string} site @param {string} name */
const foldersOf = (site, name) =>
  readdirSync(releasesFolder(site, name)).filter(
    (folder) => folder !== COMMON && existsSync(path.join(releasesFolder(site, name), folder, 'build.json')),
  );

/** @param {string} one @param {string} other */
const isEqual = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));
