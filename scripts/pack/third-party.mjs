// @ts-check
// Lists the owners and licenses of the code that is bundled in the package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { listFilesBelow, readJson } from '../lib/files.mjs';

/** Fonts, and the packages in the service worker, which is built without a source map. */
const withoutMap = /^(@fontsource|workbox-)/;
const isLicence = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

/**
 * Returns the folder of the package that a file of `node_modules` belongs to, or null for our own files.
 * @param {string} file absolute, with slashes
 * @returns {string | null}
 */
function findPackage(file) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder !== undefined && existsSync(path.join(folder, 'package.json')) ? folder : null;
}

/**
 * Returns every file of `node_modules` in a build, according to its source maps.
 * @param {string} room folder whose sources were built, absolute: the names in the source maps begin there @param {string} built the output folder, absolute
 * @returns {string[]} absolute
 */
export const listSources = (room, built) =>
  listFilesBelow(built)
    .filter((file) => /\.c?js\.map$/.test(file))
    .flatMap((file) => {
      const { sources } = /** @type {{ sources: string[] }} */ (readJson(path.join(built, file), { sources: [] }));
      return sources
        .filter((source) => source.includes('/node_modules/'))
        .map((source) =>
          source.startsWith('webpack:')
            ? path.resolve(room, source.replace(/^webpack:\/\/[^/]+\//, '').replace(/[?|].*$/, ''))
            : path.resolve(built, path.dirname(file), source),
        );
    });

/** @param {string} folder of a package */
function describePackage(folder) {
  const { name, version, license, author } = readJson(path.join(folder, 'package.json'), {
    name: '',
    version: '',
    license: '',
    author: '',
  });
  const texts = readdirSync(folder)
    .filter((file) => isLicence.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const by = typeof author === 'string' ? author : (/** @type {{ name?: string } | undefined} */ (author)?.name ?? '');
  return {
    title: `${name} ${version} (${license})`,
    text: texts.join('\n\n') || `It comes with no text of its licence${by === '' ? '' : `; its author is ${by}`}.`,
  };
}

/**
 * Returns the content of `THIRD-PARTY.txt`: each bundled package with its version and license; a shared license text appears once.
 * @param {Iterable<string>} files that went into the bundles, absolute
 */
export function formatThirdParty(files) {
  const unmapped = Object.keys(readJson(path.join(root, 'package.json'), { dependencies: {} }).dependencies)
    .filter((name) => withoutMap.test(name))
    .map((name) => path.join(root, 'node_modules', name));
  const folders = new Set([...[...files].flatMap((file) => findPackage(file) ?? []), ...unmapped]);
  /** @type {Map<string, Set<string>>} */
  const titles = new Map();
  for (const folder of [...folders].sort()) {
    const { title, text } = describePackage(folder);
    titles.set(text, (titles.get(text) ?? new Set()).add(title));
  }
  const parts = [...titles].map(([text, names]) => [[...names].sort().join('\n'), text].join('\n\n')).sort();
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['Courtside holds work of others, each under its own licence. What npm installs beside it brings its own.', ...parts].join(rule)}\n`;
}
