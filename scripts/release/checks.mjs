// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isCompatible } from '../../packages/federation/src/builds/compatibility.mjs';
import { budgets } from './budgets.mjs';
import { listFilesBelow, readJson } from '../lib/files.mjs';

/** @typedef {import('../../packages/federation/build/identity/stamp-plugin.mjs').BuildStamp} BuildStamp */

/** Reads the stamp of a built folder. @param {string} folder @returns {BuildStamp} */
export function readStamp(folder) {
  const stamp = readJson(path.join(folder, 'build.json'), null);
  if (!stamp) throw new Error(`${folder} has no build.json: it was not built by this repository's builds.`);
  return stamp;
}

/** Returns the checksum of a file in the form of the `integrity` attribute. @param {string} file */
export const getIntegrity = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Lists reasons against releasing a build, a sentence each.
 * @param {string} name of the app @param {string} folder of the build
 * @param {readonly BuildStamp[]} others the live builds that must fit it: the shell for a remote, all remotes for the shell
 * @returns {string[]}
 */
export function findObjections(name, folder, others) {
  const stamp = readStamp(folder);
  return [
    ...([name, `mf-organizer-${name}`].includes(stamp.app) ? [] : [`It is a build of ${stamp.app}.`]),
    ...findDamage(folder, stamp),
    ...others.flatMap((other) => (name === 'shell' ? findRefusals(stamp, other) : findRefusals(other, stamp))),
    ...findOverweight(name, folder),
    ...findNamelessPage(folder, stamp),
  ];
}

/**
 * Returns the reasons for which the page of a shell would refuse a remote, computed as in the page.
 * @param {BuildStamp} shell
 * @param {BuildStamp} remote
 * @returns {string[]}
 */
export function findRefusals(shell, remote) {
  const verdict = isCompatible(shell, {
    name: remote.app,
    release: remote.release,
    contractVersion: remote.contract,
    shared: remote.shared,
  });
  return verdict.ok ? [] : [verdict.because];
}

/**
 * Returns an objection to a page that does not name scripts of its own build: it would run those of another.
 * @param {string} folder
 * @param {BuildStamp} stamp
 */
function findNamelessPage(folder, stamp) {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = [...readFileSync(page, 'utf8').matchAll(/<script[^>]* src="\/([^"]*)"/g)].map(([, file = '']) => file);
  return scripts.length > 0 && scripts.every((file) => stamp.files[file]) ? [] : ['Its page names no scripts of its build.'];
}

/** Lists the differences between a folder and its stamp, a sentence each. @param {string} folder */
export function findDamage(folder, stamp = readStamp(folder)) {
  return Object.entries(stamp.files).flatMap(([file, { integrity }]) => {
    const place = path.join(folder, file);
    if (!existsSync(place)) return [`${file} is missing.`];
    return getIntegrity(place) === integrity ? [] : [`${file} is not what was built.`];
  });
}

/** The words of other languages than English: a page loads one language, and another one more must not use up the budget. */
const otherWords = /^words-(?!en[.-])/;

/** Returns the size of the scripts of a folder with the words of one language, in kilobytes of brotli. @param {string} folder */
function measureScripts(folder) {
  const stamp = readStamp(folder);
  const scripts = Object.keys(stamp.files).filter(
    (file) => file.endsWith('.js') && !otherWords.test(file) && existsSync(path.join(folder, file)),
  );
  const sent = scripts.map((file) => {
    const compressed = path.join(folder, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
  });
  return sent.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** @param {string} name @param {string} folder */
function findOverweight(name, folder) {
  const budget = budgets[name];
  if (budget === undefined || !existsSync(folder)) return [];
  const weight = Math.round(measureScripts(folder));
  return weight <= budget ? [] : [`Its scripts weigh ${weight} kB compressed; the budget is ${budget} (scripts/release/budgets.mjs).`];
}

/** The endings of a file's map and compressed copies, which are listed with it. */
const companions = ['', '.br', '.gz', '.map', '.map.br', '.map.gz'];

/**
 * Lists the files that belong to a build: the files of its stamp with their maps and compressed copies, the stamp, and the embeds for other people's pages that
 * `release.json` names. All other files in the folder are from earlier builds.
 * @param {string} folder @returns {string[]}
 */
export function listBuildFiles(folder) {
  const all = listFilesBelow(folder);
  const embeds = all.filter((file) => /^embed\/[^/]+\/release\.json$/.test(file));
  const pinned = embeds.map((file) => `embed/${readJson(path.join(folder, file), { file: '' }).file}`);
  const listed = ['build.json', ...Object.keys(readStamp(folder).files), ...pinned];
  const known = new Set(listed.flatMap((file) => companions.map((ending) => `${file}${ending}`)));
  return all.filter((file) => known.has(file) || /^embed\/v\d+\//.test(file));
}

/** Whether two builds have the same files. @param {string} one @param {string} other */
export function isSame(one, other) {
  const files = listBuildFiles(one);
  const listed = listFilesBelow(other);
  // The stamp may have another commit: the same files are the same release.
  const compared = files.filter((file) => !/^build\.json(\.br|\.gz)?$/.test(file));
  return (
    files.join('\n') === listed.join('\n') &&
    compared.every((file) => readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))))
  );
}
