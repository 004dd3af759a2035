// @ts-check
import { remoteNames } from '../../packages/federation/apps.mjs';
import { listReleases, drawMixes, listRenamings } from './mixes.mjs';
import { renamedPackages, variants } from './variants.mjs';

const releases = { 'shell': ['new', 'old'], 'mf-planner': ['new', 'old'], 'console': ['new'] };

it('draws the same mixes for the same seed, and others for another', () => {
  const mixes = drawMixes(20, 7, releases);
  expect(mixes).toEqual(drawMixes(20, 7, releases));
  expect(mixes).not.toEqual(drawMixes(20, 8, releases));
  expect(new Set(mixes.map((mix) => JSON.stringify(mix))).size).toBe(4);
});

it('never mixes releases that may not be live together', () => {
  // A new remote needs features that only the new shell has.
  const mixes = drawMixes(40, 7, releases, (app, release, shell) => app === 'console' || release === 'old' || shell === 'new');
  expect(new Set(mixes.map((mix) => `${mix.shell} ${mix['mf-planner']}`))).toEqual(new Set(['new new', 'new old', 'old old']));
  expect(() => drawMixes(1, 7, releases, () => false)).toThrow('No release of mf-planner goes with shell');
});

it('has five releases of each app, and renames an export of each package with each remote', () => {
  for (const known of Object.values(listReleases())) expect(known.length).toBeGreaterThan(3);
  expect(listReleases(['abc'])['mf-planner']).toEqual(['present', 'abc']);
  expect(listRenamings()).toHaveLength(renamedPackages.length * remoteNames.length);
  for (const mix of listRenamings())
    for (const release of Object.values(mix)) expect(release === 'present' || release in variants).toBe(true);
});
