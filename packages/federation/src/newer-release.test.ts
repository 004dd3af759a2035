import type { LoadedRemote } from './loaded-remotes';
import { isOutdated } from './newer-release';
import { parseRegistry } from './registry';

const registry = parseRegistry({
  remotes: [
    { name: 'mf-planner', entry: '/p.js', release: '2', canary: { entry: '/c.js', release: '3', share: 0.1 } },
    { name: 'mf-tournament', entry: '/t.js' },
  ],
  shell: { release: '1' },
});
const loaded = (name: LoadedRemote['name'], release: string | null): LoadedRemote => ({
  name,
  release,
  entry: '',
  isCanary: false,
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
])('a tab with %s', (_what, page, remotes, expected) => expect(isOutdated(registry, page, remotes)).toBe(expected));

it('a registry that names no page says nothing about it', () => expect(isOutdated(parseRegistry({ remotes: [] }), '1', [])).toBe(false));
