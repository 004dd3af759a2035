// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';
import { readStamp } from './checks.mjs';
import { listFilesBelow } from '../lib/files.mjs';
import { getReleasesFolder } from '../site/site-folder.mjs';

/** Returns the folder of the files that are named by their content, which all releases of an app share. @param {string} site @param {string} name */
const getCommonFolder = (site, name) => path.join(getReleasesFolder(site, name), COMMON);

/**
 * Lists these files of a release. Scripts that the page itself names are not among them: the page requests them from the release's folder, with their digests.
 * @param {string} place
 */
function listCommonFiles(place) {
  if (!readStamp(place).hasCommonFiles) return [];
  const page = path.join(place, 'index.html');
  const named = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const isOfPage = (/** @type {string} */ file) => named.includes(` src="/${file.replace(/\.(br|gz)$/, '')}"`);
  return listFilesBelow(place).filter((file) => isNamedByContent(file) && !file.includes('/') && !isOfPage(file));
}

/**
 * Copies the shared files of a release to the folder where its pages will request them, each in one step. Repeating it is harmless and repairs a damaged file.
 * @param {string} site @param {string} name @param {string} folder of the release
 * @throws Error if another release has different content under the same name; nothing is changed then
 */
export function copyCommonFiles(site, name, folder) {
  const place = path.join(getReleasesFolder(site, name), folder);
  const to = getCommonFolder(site, name);
  const files = listCommonFiles(place).filter((file) => !isEqual(path.join(place, file), path.join(to, file)));
  const others = listFolders(site, name).filter((other) => other !== folder);
  for (const file of files)
    for (const other of others) {
      const theirs = path.join(getReleasesFolder(site, name), other, file);
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

/** Removes shared files that no release has, and files left behind by an interrupted command. @param {string} site @param {string} name */
export function pruneCommonFiles(site, name) {
  const folder = getCommonFolder(site, name);
  if (!existsSync(folder)) return;
  const held = new Set(listFolders(site, name).flatMap((release) => listCommonFiles(path.join(getReleasesFolder(site, name), release))));
  for (const file of readdirSync(folder)) if (!held.has(file)) rmSync(path.join(folder, file));
}

/** Lists the folders of an app's releases. @param {string} site @param {string} name */
const listFolders = (site, name) =>
  readdirSync(getReleasesFolder(site, name)).filter(
    (folder) => folder !== COMMON && existsSync(path.join(getReleasesFolder(site, name), folder, 'build.json')),
  );

/** @param {string} one @param {string} other */
const isEqual = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));
