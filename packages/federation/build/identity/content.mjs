// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { installedVersion } from '../installed.mjs';
import { ownFile, ownShared, root } from './own-packages.mjs';

/** The content of each of our shared packages, by name. @typedef {Readonly<Record<import('./own-packages.mjs').OwnShared, string>>} Contents */

/**
 * Returns a digest of each shared package as 16 hexadecimal digits. It covers every file that the index reaches, in any of our packages, and the
 * versions of bundled libraries. Libraries that a page loads once (`onePerPage`) don't count, because the page's copy is used anyway.
 * @param {readonly string[]} onePerPage
 * @returns {Contents}
 */
export function digestContents(onePerPage) {
  /** @type {Map<string, string>} */
  const read = new Map();
  return /** @type {Contents} */ (
    Object.fromEntries(
      ownShared.map((name) => {
        const index = ownFile(name);
        if (!index) throw new Error(`${name} has no index.`);
        return [name, digestContent(index, onePerPage, read)];
      }),
    )
  );
}

/** @typedef {{ files: Map<string, string>, libraries: Set<string> }} Reached */

/**
 * Returns the digest of one file and all files that it imports.
 * @param {string} file absolute @param {readonly string[]} onePerPage @param {Map<string, string>} [read] texts of files that were read before
 */
export function digestContent(file, onePerPage, read = new Map()) {
  const { files, libraries } = reached(file, read);
  const hash = createHash('sha256');
  for (const file of [...files.keys()].sort()) hash.update(`${path.relative(root, file)}\0${files.get(file)}\0`);
  for (const library of [...libraries].filter((name) => !onePerPage.includes(name)).sort())
    hash.update(`${library}@${installedVersion(library)}\0`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Every file and library that a file leads to.
 * @param {string} start @param {Map<string, string>} read
 * @returns {Reached}
 */
function reached(start, read) {
  /** @type {Reached} */
  const found = { files: new Map(), libraries: new Set() };
  const left = [start];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.files.has(file)) continue;
    const text = read.get(file) ?? readFileSync(file, isCode(file) ? 'utf8' : 'base64');
    read.set(file, text);
    found.files.set(file, text);
    if (!isCode(file)) continue;
    for (const { fileName: request } of ts.preProcessFile(text, true, true).importedFiles) {
      const own = request.startsWith('.') ? relativeFile(file, request) : ownFile(request);
      if (own) left.push(own);
      else if (!request.startsWith('.')) found.libraries.add(libraryOf(request));
    }
  }
  return found;
}

/** @param {string} file */
const isCode = (file) => /\.(tsx?|mjs|js)$/.test(file);

/** @param {string} from @param {string} request */
function relativeFile(from, request) {
  const base = path.resolve(path.dirname(from), request);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? null;
}

/** "@scope/name/part" → "@scope/name". @param {string} request */
const libraryOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
