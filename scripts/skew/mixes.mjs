// @ts-check
import { spawnSync } from 'node:child_process';
import { appNames, remoteNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { present } from './releases.mjs';
import { renamedPackages } from './variants.mjs';

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
 * Random mixes, the same for the same seed. The shell is drawn first, and of each remote the releases that may go live with it: what needs more than the
 * shell has is refused by `npm run release` and, by name, in the page.
 * @param {number} count @param {number} seed @param {Readonly<Record<string, readonly string[]>>} releases see `pool`
 * @param {(app: string, release: string, shell: string) => boolean} [fits]
 * @returns {Mix[]}
 */
export function randomMixes(count, seed, releases, fits = () => true) {
  let state = seed % 2_147_483_647 || 1;
  const below = (/** @type {number} */ limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  return Array.from({ length: count }, () => {
    const { shell: shells = [], ...others } = releases;
    const shell = shells[below(shells.length)] ?? present;
    const drawn = Object.entries(others).map(([app, all]) => {
      const known = all.filter((release) => fits(app, release, shell));
      if (known.length === 0) throw new Error(`No release of ${app} goes with shell ${shell}.`);
      return [app, known[below(known.length)]];
    });
    return { shell, ...Object.fromEntries(drawn) };
  });
}

/** A mix in which nothing is of another day. @type {Mix} */
const allPresent = Object.fromEntries(appNames.map((app) => [app, present]));

/** An export of one package is renamed with all callers, and the shell is redeployed with one remote: each package with each remote. @returns {Mix[]} */
export const renamings = () =>
  renamedPackages.flatMap((name) =>
    remoteNames.map((remote) => ({ ...allPresent, shell: `renamed-${name}`, [remote]: `renamed-${name}` })),
  );
