// @ts-check
import { clientContract } from '../apps.mjs';
import { digestContents } from './identity/content.mjs';
import { ownFile, ownShared } from './identity/own-packages.mjs';
import { installedVersion } from './installed.mjs';
import { isLive } from './live.mjs';

/*
 * How builds share packages in a page (decision 0013):
 * - Libraries with state or size are loaded once: every build uses the copy that exists.
 * - `firebase`, which has the session and the client, is loaded once and stays compatible; its version is its contract.
 * - `domain` and `i18n` are shared only between builds with the same content: their version is their digest. A remote of another release brings
 *   its own copy. The page is bigger for a while, and the remote never lacks an export.
 * - `ui` and `tournament-ui` are not shared: each build brings the parts that it uses, which are smaller than a whole copy.
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

/** The part of a library that is shared under its name, if that is not all of it. @type {Readonly<Record<string, string>>} */
const partOf = {
  'react-router-dom': '@courtside/federation/router',
  'react-i18next': '@courtside/federation/react-i18next',
};

/** The singletons without the sub-paths of a library. */
export const shareOnce = singletons.filter((name) => !name.endsWith('/'));

/** Ours that must exist once: two of it would be two sessions and two sets of data. */
export const client = '@courtside/firebase';

/**
 * Our shared packages that an app knows (the planner has no Firebase).
 * @param {readonly string[]} [imports] as `apps.mjs` has them; without: all
 */
export const listOwnShared = (imports) => ownShared.filter((name) => imports?.includes(name.replace('@courtside/', '')) ?? true);

/** Packages of which each build brings its own part. */
const inEachBuild = new Set(['@courtside/ui', '@courtside/tournament-ui']);

/** During development the shell's copy serves all builds, so that a save builds it once. @param {string} name */
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

/** The `shared` option of the federation plugin for packages that a page loads once. @returns {Record<string, Sharing>} */
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
 * Returns the `shared` option of the federation plugin for a remote. It takes every package from the share scope and adds those that are
 * missing.
 * @param {readonly string[]} imports see `listOwnShared`
 * @returns {Record<string, Sharing>}
 */
export const getRemoteSharing = (imports) => ({ ...sharedLibraries(), ...sharedOfOurs(imports) });

/**
 * Returns the packages of ours that a host provides, by file. A host fills the scope first, so it imports the modules directly and loads only
 * those it needs. The whole package is loaded when a remote asks for it.
 * @returns {Record<string, Omit<Sharing, 'import'> & { shareKey: string }>}
 */
export const providedByHost = () =>
  Object.fromEntries(Object.entries(sharedOfOurs()).map(([name, sharing]) => [ownFile(name), { ...sharing, shareKey: name }]));

/** Returns a version that only the same content satisfies. @param {string} content */
const contentVersion = (content) => `0.0.0-c${content}`;
