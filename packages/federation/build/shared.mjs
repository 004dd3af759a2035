// @ts-check
import { clientContract } from '../apps.mjs';
import { digestContents } from './identity/content.mjs';
import { ownFile, ownShared } from './identity/own-packages.mjs';
import { installedVersion } from './installed.mjs';
import { isLive } from './live.mjs';

/*
 * What builds share in a page, and how (decision 0013):
 * - Libraries with state or size exist once: the copy that is there is used by all.
 * - `firebase`, which holds the session and the client, exists once and is kept compatible; its version is that of its contract.
 * - `domain` and `i18n` are shared between builds that hold the same, and by nobody else: their version is their content. A remote of another release
 *   brings its own copy. It is bigger for a while and never lacks what it was built with.
 * - `ui` and `tournament-ui` are shared by none (decision 0020): each build brings what it uses of them, which is less than the whole of one copy.
 */

/** Every library that must exist once in the page, whichever remotes are loaded. */
export const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'styled-components',
  'i18next',
  'react-i18next',
];

/** What of a library is shared under its name, where that is less than all of it. @type {Readonly<Record<string, string>>} */
const partOf = {
  'react-router-dom': '@courtside/federation/router',
  'react-i18next': '@courtside/federation/react-i18next',
};

/** The same without the parts of a library. */
export const shareOnce = singletons.filter((name) => !name.endsWith('/'));

/** Ours that must exist once: two of it would be two sessions and two sets of data. */
export const client = '@courtside/firebase';

/**
 * Our shared packages that an app knows (the planner has no Firebase).
 * @param {readonly string[]} [imports] as `apps.mjs` has them; without: all
 */
export const listOwnShared = (imports) => ownShared.filter((name) => imports?.includes(name.replace('@courtside/', '')) ?? true);

/** Of which each build brings its own part. */
const inEachBuild = new Set(['@courtside/ui', '@courtside/tournament-ui']);

/** While somebody develops, the shell's copy serves all, so that a save builds it once. @param {string} name */
const isShared = (name) => isLive || !inEachBuild.has(name);

/** @typedef {{ singleton: boolean, version?: string, requiredVersion: string | false, strictVersion: boolean, import?: string | false }} Sharing */

/** @param {string} name @returns {Sharing} */
function library(name) {
  const version = installedVersion(name.replace(/\/$/, ''));
  const part = partOf[name];
  return { singleton: true, requiredVersion: `^${version}`, strictVersion: false, ...(part && { import: part, version }) };
}

/** @param {import('./identity/own-packages.mjs').OwnShared} name @param {import('./identity/content.mjs').Contents} contents @returns {Sharing} */
const own = (name, contents) =>
  name === client
    ? { singleton: true, version: `${clientContract}.0.0`, requiredVersion: `^${clientContract}.0.0`, strictVersion: true }
    : {
        singleton: false,
        version: contentVersion(contents[name]),
        requiredVersion: contentVersion(contents[name]),
        strictVersion: false,
      };

/** The `shared` option of the federation plugin for what exists once in a page. @returns {Record<string, Sharing>} */
export const sharedLibraries = () => Object.fromEntries(singletons.map((name) => [name, library(name)]));

/** @param {readonly string[]} [imports] see `listOwnShared` @returns {Record<string, Sharing>} by name */
function sharedOfOurs(imports) {
  const contents = digestContents(shareOnce);
  return Object.fromEntries(
    listOwnShared(imports)
      .filter(isShared)
      .map((name) => [name, own(name, contents)]),
  );
}

/**
 * The `shared` option of the federation plugin for a remote: it takes all of it from the table, and puts there what the table lacks.
 * @param {readonly string[]} imports see `listOwnShared`
 * @returns {Record<string, Sharing>}
 */
export const getRemoteSharing = (imports) => ({ ...sharedLibraries(), ...sharedOfOurs(imports) });

/**
 * What a host puts into the table of ours, by file: it is the first to fill it, so it need not ask the table itself. It uses the modules directly and so
 * fetches those that it needs; whole packages are fetched when a remote asks.
 * @returns {Record<string, Omit<Sharing, 'import'> & { shareKey: string }>}
 */
export const providedByHost = () =>
  Object.fromEntries(Object.entries(sharedOfOurs()).map(([name, sharing]) => [ownFile(name), { ...sharing, shareKey: name }]));

/** A version that only the same content satisfies. @param {string} content */
const contentVersion = (content) => `0.0.0-c${content}`;
