// @ts-check
import { spawnSync } from 'node:child_process';
import { appNames, remoteNames } from '../../packages/federation/apps.mjs';
import { root } from '../lib/paths.mjs';
import { present } from './releases.mjs';
import { renamedPackages } from './variants.mjs';

/** @typedef {import('./releases.mjs').Mix} Mix */

/** The variants that fit each other and the present sources. */
const fitting = ['renamed', 'renamed-too', 'extended'];

/** The number of releases of an app that are mixed, including the present one. */
const KEPT = 5;

/**
 * Returns the releases of each app that must fit each other: the present sources, the last tagged releases, and variants if there are too few of those.
 * @param {readonly string[]} [commits] in the place of tags
 * @returns {Record<string, readonly string[]>} by app
 */
export function listReleases(commits) {
  return Object.fromEntries(
    [...appNames, 'console'].map((app) => {
      const earlier = commits ?? listTags(app);
      return [app, [present, ...earlier, ...(commits ? [] : fitting)].slice(0, commits ? undefined : KEPT)];
    }),
  );
}

/** @param {string} app @returns {readonly string[]} latest first */
function listTags(app) {
  const workspace = `@courtside/${app === 'console' ? 'mf-organizer' : app}`;
  const { stdout, status } = spawnSync('git', ['tag', '--list', `${workspace}@*`, '--sort=-version:refname'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * Draws random mixes, the same for the same seed. It draws the shell first, and then for each remote one of the releases that may go live with it: `npm run
 * release` and the page refuse a remote that needs exports which the shell lacks.
 * @param {number} count @param {number} seed @param {Readonly<Record<string, readonly string[]>>} releases see `pool`
 * @param {(app: string, release: string, shell: string) => boolean} [fits]
 * @returns {Mix[]}
 */
export function drawMixes(count, seed, releases, fits = () => true) {
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

/** The mix that has only present releases. @type {Mix} */
const allPresent = Object.fromEntries(appNames.map((app) => [app, present]));

/**
 * Returns a mix for each package and each remote, in which an export of the package is renamed with all callers, and only the shell and that remote are
 * deployed again.
 * @returns {Mix[]}
 */
export const listRenamings = () =>
  renamedPackages.flatMap((name) =>
    remoteNames.map((remote) => ({ ...allPresent, shell: `renamed-${name}`, [remote]: `renamed-${name}` })),
  );
