// @ts-check
import { ownShared } from './identity/own-packages.mjs';
import { installedVersion } from './installed.mjs';

/** Every library that must exist once in the page, whichever remotes are loaded. */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/',
  'react-router-dom',
  'styled-components',
  'i18next',
  'react-i18next',
];

/** The same without the parts of a library. */
export const shareOnce = singletons.filter((name) => !name.endsWith('/'));

/** A remote with two of these would hold two sets of data, so a version skew must fail loudly. */
const strict = new Set(['@courtside/domain', '@courtside/firebase']);

/**
 * Our shared packages that an app knows (the planner has no Firebase).
 * @param {readonly string[]} [imports] as `apps.mjs` has them; without: all
 */
export const ownSharedOf = (imports) => ownShared.filter((name) => imports?.includes(name.replace('@courtside/', '')) ?? true);

/**
 * The `shared` option of the federation plugin, the same for every app.
 * @param {readonly string[]} [imports] see `ownSharedOf`
 */
export function sharedSingletons(imports) {
  return Object.fromEntries(
    [...singletons, ...ownSharedOf(imports)].map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: `^${installedVersion(name.replace(/\/$/, ''))}`,
        strictVersion: strict.has(name),
      },
    ]),
  );
}
