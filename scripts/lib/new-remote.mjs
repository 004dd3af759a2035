// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toStringLiteral, createRemoteFiles, createWordsFile } from './new-remote-files.mjs';

/**
 * @typedef {object} NewRemote
 * @property {string} name of its folder: "mf-rankings"
 * @property {string} page its address, from the root of the site: "/rankings"
 * @property {Readonly<Record<string, string>>} titles of its page, by language; the folder's name replaces missing ones
 */

/** @param {string} name "mf-hall-of-fame" @returns {string} "hallOfFame", the name of its page and its texts */
const toKey = (name) => name.replace(/^mf-/, '').replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());

/**
 * Writes a remote with one page into a copy of the repository, and adds it to the lists that are maintained by hand.
 * @param {string} root of the repository
 * @param {NewRemote} remote
 * @returns {readonly string[]} the files that were written or changed
 * @throws Error with advice, before anything is written
 */
export function writeRemote(root, { name, page, titles }) {
  const words = 'packages/i18n/src/resources';
  const languages = readdirSync(path.join(root, words), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const key = toKey(name);
  const manifest = read('packages/federation/apps.mjs');

  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name}: a remote is called mf-… in small letters.`);
  if (!/^(\/[a-z0-9-]+)+$/.test(page)) throw new Error(`${page}: a page's address is /… in small letters.`);
  if (existsSync(path.join(root, name))) throw new Error(`There is a folder ${name} already.`);
  if (manifest.includes(`'${page}'`)) throw new Error(`${page} is the address of another page.`);
  if (new RegExp(`[{ ]${key}: '/`).test(manifest)) throw new Error(`Another page is called ${key}.`);
  if (existsSync(path.join(root, words, `en/${name.slice(3)}.ts`))) throw new Error(`There are words called ${key} already.`);
  const strange = Object.keys(titles).find((language) => !languages.includes(language));
  if (strange) throw new Error(`${strange} is none of our languages: ${languages.join(', ')}.`);

  const titleIn = (/** @type {string} */ language) =>
    titles[language] ?? titles.en ?? name.slice(3).replace(/^./, (letter) => letter.toUpperCase());
  const does = `the page ${page}`;
  const imports = ['ui', 'i18n', 'federation'];
  const versionOf = (/** @type {string} */ room) => /** @type {string} */ (JSON.parse(read(`packages/${room}/package.json`)).version);
  const versions = Object.fromEntries(imports.map((room) => [`@courtside/${room}`, versionOf(room)]));
  /** @type {Record<string, string>} */
  const made = {};
  for (const [file, text] of Object.entries(createRemoteFiles({ name, key, page, does, versions }))) made[`${name}/${file}`] = text;
  made['packages/federation/apps.mjs'] = after(
    manifest,
    /export const apps = [^]*?(?=\n\}\);)/,
    `\n  // ${does}\n  '${name}': {\n    mayImport: [${imports.map((room) => `'${room}'`).join(', ')}],\n    pages: { ${key}: '${page}' },\n  },`,
  );
  // The budget of its page, from the usual size of a remote without data.
  made['scripts/release/budgets.mjs'] = after(read('scripts/release/budgets.mjs'), /'mf-planner': \d+,/, `\n  '${name}': 300,`);
  made['docs/architecture.md'] = after(read('docs/architecture.md'), /(^mf-.*\n?)+(?=\n)/m, `\n${`${name}/`.padEnd(19)}${does}`);
  for (const language of languages) {
    made[`${words}/${language}/${name.slice(3)}.ts`] = createWordsFile({ name, key, language, title: titleIn(language) });
    const index = `${words}/${language}/index.ts`;
    made[index] = after(
      read(index),
      /export const \w+ = \{[^]*?(?=\n\})/,
      `\n  ${key}: () => import(/* webpackChunkName: "words-${language}-${name.slice(3)}" */ './${name.slice(3)}').then((m) => m.${key}),`,
    );
    const shell = `${words}/${language}/shell.ts`;
    made[shell] = after(read(shell), /names: \{[^]*?(?=\n\s*\},)/, `\n      '${name}': ${toStringLiteral(titleIn(language))},`);
  }
  for (const [file, text] of Object.entries(made)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(made);
}

/** Returns a text with an addition after the first match. @param {string} text @param {RegExp} place @param {string} addition */
function after(text, place, addition) {
  const found = place.exec(text);
  if (!found) throw new Error(`No place was found for ${addition.trim()}; docs/new-remote.md says by hand where it belongs.`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}
