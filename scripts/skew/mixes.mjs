// @ts-check
import { spawnSync } from 'node:child_process';
import { appNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { present } from './releases.mjs';

/** @typedef {import('./releases.mjs').Mix} Mix */

/** Variants that fit each other and the present sources. */
const fitting = ['renamed', 'renamed-too', 'extended'];

/** How many releases of an app are mixed, the present one among them. */
const KEPT = 5;

/**
 * Releases of each app that must fit each other: the present sources, the last tagged ones, and variants in the place of those that there are not.
 * @param {readonly string[]} [commits] in the place of tags
 * @returns {Record<string, readonly string[]>} by app
 */
export function pool(commits) {
  return Object.fromEntries(
    [...appNames, 'console'].map((app) => {
      const earlier = commits ?? tagsOf(app);
      return [app, [present, ...earlier, ...(commits ? [] : fitting)].slice(0, commits ? undefined : KEPT)];
    }),
  );
}

/** @param {string} app @returns {readonly string[]} latest first */
function tagsOf(app) {
  const workspace = `@courtside/${app === 'console' ? 'mf-organizer' : app}`;
  const { stdout, status } = spawnSync('git', ['tag', '--list', `${workspace}@*`, '--sort=-version:refname'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * Random mixes, the same for the same seed.
 * @param {number} count @param {number} seed @param {Readonly<Record<string, readonly string[]>>} releases see `pool`
 * @returns {Mix[]}
 */
export function randomMixes(count, seed, releases) {
  let state = seed % 2_147_483_647 || 1;
  const below = (/** @type {number} */ limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(releases).map(([app, known]) => [app, known[below(known.length)] ?? present])),
  );
}
