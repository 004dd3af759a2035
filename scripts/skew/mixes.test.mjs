// @ts-check
import { remoteNames } from '../../packages/federation/apps.mjs';
import { pool, randomMixes, renamings } from './mixes.mjs';
import { renamedPackages, variants } from './variants.mjs';

const releases = { 'shell': ['new', 'old'], 'mf-planner': ['new', 'old'], 'console': ['new'] };

it('draws the same mixes for the same seed, and others for another', () => {
  const mixes = randomMixes(20, 7, releases);
  expect(mixes).toEqual(randomMixes(20, 7, releases));
  expect(mixes).not.toEqual(randomMixes(20, 8, releases));
  expect(new Set(mixes.map((mix) => JSON.stringify(mix))).size).toBe(4);
});

it('never mixes releases that may not be live together', () => {
  // A new remote needs features that only the new shell has.
  const mixes = randomMixes(40, 7, releases, (app, release, shell) => app === 'console' || release === 'old' || shell === 'new');
  expect(new Set(mixes.map((mix) => `${mix.shell} ${mix['mf-planner']}`))).toEqual(new Set(['new new', 'new old', 'old old']));
  expect(() => randomMixes(1, 7, releases, () => false)).toThrow('No release of mf-planner goes with shell');
});

it('has five releases of each app, and renames an export of each package with each remote', () => {
  for (const known of Object.values(pool())) expect(known.length).toBeGreaterThan(3);
  expect(pool(['abc'])['mf-planner']).toEqual(['present', 'abc']);
  expect(renamings()).toHaveLength(renamedPackages.length * remoteNames.length);
  for (const mix of renamings()) for (const release of Object.values(mix)) expect(release === 'present' || release in variants).toBe(true);
});
