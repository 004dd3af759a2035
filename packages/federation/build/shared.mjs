// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

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

/** Our own packages: another major version in a remote is refused, not tolerated. */
const ownSingletons = ['@courtside/domain', '@courtside/firebase', '@courtside/ui', '@courtside/tournament-ui', '@courtside/i18n'];

/** A remote with two of these would hold two sets of data, so a version skew must fail loudly. */
const strict = new Set(['@courtside/domain', '@courtside/firebase']);

/** @param {string} request */
function installedVersion(request) {
  const name = request.replace(/\/$/, '');
  const manifest = findManifest(name);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** @param {string} name */
function findManifest(name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(`${folder}/${name}/package.json`);
    } catch {
      // Not in this folder; the next one up is tried.
    }
  }
  throw new Error(`${name} is not installed`);
}

/**
 * The `shared` option of the federation plugin, the same for every app.
 * @param {readonly string[]} [imports] the packages of ours that an app knows (the planner has no Firebase); without: all
 */
export function sharedSingletons(imports) {
  const names = [...singletons, ...ownSingletons.filter((name) => imports?.includes(name.replace('@courtside/', '')) ?? true)];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: `^${installedVersion(name)}`,
        strictVersion: strict.has(name),
      },
    ]),
  );
}
