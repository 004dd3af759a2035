import type { LoadedRemote } from './loaded-remotes';
import { isOutdated } from './newer-release';
import { parseRegistry } from '../registry/registry';

const registry = parseRegistry({
  remotes: [
    { name: 'mf-planner', entry: '/p.js', release: '2', canary: { entry: '/c.js', release: '3', share: 0.1 } },
    { name: 'mf-tournament', entry: '/t.js' },
  ],
  shell: { release: '1' },
});
const page = (release: string) => ({ release, contract: 1 });
const loaded = (name: LoadedRemote['name'], release: string | null): LoadedRemote => ({
  name,
  release,
  entry: '',
  isCanary: false,
  isEarlier: false,
  since: 0,
});

it.each([
  ['all that is live', '1', [loaded('mf-planner', '2')], false],
  ['the canary', '1', [loaded('mf-planner', '3')], false],
  ['an earlier release of a remote', '1', [loaded('mf-planner', '1')], true],
  ['an earlier page', '0', [], true],
  ['a remote without a release', '1', [loaded('mf-planner', null)], false],
  ['a remote whose line names none', '1', [loaded('mf-tournament', '1')], false],
  ['a remote that has gone', '1', [loaded('mf-organizer', '1')], false],
])('a tab with %s', (_what, release, remotes, expected) => expect(isOutdated(registry, page(release), remotes)).toBe(expected));

it('a registry that names no page says nothing about it', () =>
  expect(isOutdated(parseRegistry({ remotes: [] }), page('1'), [])).toBe(false));

describe('a live page that can’t run what is live of a remote', () => {
  const newer = { name: 'mf-planner', entry: '/3.js', release: '3', contractVersion: 2 };
  const registryWith = (earlier: readonly object[]) => parseRegistry({ remotes: [{ ...newer, earlier }], shell: { release: '1' } });
  const before = { entry: '/2.js', release: '2', contractVersion: 1 };

  it.each([
    ['has the best that it can have', [before], '2', false],
    ['has an earlier one than it could', [before], '1', true],
    ['has what nothing can take the place of', [], '2', false],
  ])('%s', (_what, earlier, release, expected) =>
    expect(isOutdated(registryWith(earlier), page('1'), [loaded('mf-planner', release)])).toBe(expected),
  );
});
