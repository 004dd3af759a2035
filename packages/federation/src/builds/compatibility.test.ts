import { isCompatible, pickOnePerPage, needsNoMoreThan, newestThatRuns, type Host, type RemoteBuild } from './compatibility.mjs';

const client = '@courtside/firebase';
const host: Host = { release: '2.0.0-aaaaaaaa', contract: 3, offers: { [client]: { contract: 5, exports: ['useTournament', 'signOut'] } } };
const remote = (more: Partial<RemoteBuild> = {}): RemoteBuild => ({
  name: 'mf-organizer',
  release: '1.4.0-bbbbbbbb',
  contractVersion: 3,
  shared: {
    '@courtside/ui': { interface: 'x', content: 'y' },
    [client]: { interface: 'x', content: 'z', contract: 5, needs: ['signOut'] },
  },
  ...more,
});
const withClient = (contract: number, needs: readonly string[]) => remote({ shared: { [client]: { contract, needs } } });
const judged = (build: RemoteBuild, by: Host = host) => isCompatible(by, build, [client]);

describe('a remote of another release', () => {
  it('runs when the contracts are ours and the client has what it needs', () => expect(judged(remote())).toEqual({ ok: true }));

  it('runs whatever it was built with otherwise: that it brings along', () =>
    expect(
      judged(remote({ shared: { ...remote().shared, '@courtside/ui': { interface: 'other', content: 'other' }, '@courtside/new': {} } })),
    ).toEqual({
      ok: true,
    }));

  it('runs when its line says nothing but its contract, as earlier registries do', () =>
    expect(judged({ name: 'mf-planner', contractVersion: 3 })).toEqual({ ok: true }));

  it('runs without the client where it has no use for it', () => {
    const planner = remote({ name: 'mf-planner', shared: { '@courtside/ui': {} } });
    expect(isCompatible(host, planner)).toEqual({ ok: true });
  });

  it.each([
    ['an older contract', remote({ contractVersion: 2 }), 'remote-older', /contract 2 .* keeps 3\. Build and release mf-organizer anew/],
    ['no contract, which is the first', remote({ contractVersion: undefined }), 'remote-older', /contract 1/],
    ['a newer contract', remote({ contractVersion: 4 }), 'shell-older', /contract 4 .*Release the shell first/],
    [
      'an older contract of the client',
      withClient(4, []),
      'remote-older',
      /contract 4 of @courtside\/firebase, and shell 2\.0\.0-aaaaaaaa has 5/,
    ],
    ['a newer contract of the client', withClient(6, []), 'shell-older', /contract 6 of @courtside\/firebase/],
    ['exports that the client lacks', withClient(5, ['signOut', 'watchGame', 'pauseGame']), 'shell-older', /needs watchGame, pauseGame of/],
    ['a client of its own', remote({ shared: {} }), 'not-shared', /built without sharing @courtside\/firebase/],
    ['a client of its own, by another name for it', remote({ shared: { [client]: 'mine' } }), 'not-shared', /without sharing/],
  ])('is refused, by name and with what to do, for %s', (_what, build, refused, because) =>
    expect(judged(build)).toEqual({ ok: false, refused, because: expect.stringMatching(because) }),
  );

  it('names both builds', () => {
    const verdict = judged(remote({ contractVersion: 2 }));
    expect(verdict).toMatchObject({ because: expect.stringMatching(/mf-organizer 1\.4\.0-bbbbbbbb.*shell 2\.0\.0-aaaaaaaa/) });
  });
});

describe('of several releases, the newest first, a page gets', () => {
  const releases = {
    live: remote({ release: 'live', contractVersion: 4 }),
    third: remote({ release: 'third', shared: { [client]: { contract: 6, needs: [] } } }),
    second: remote({ release: 'second', shared: { [client]: { contract: 5, needs: ['signOut', 'watchGame'] } } }),
    first: remote({ release: 'first' }),
  };
  const all = Object.values(releases);
  const hostWith = (contract: number, ofClient: number, exports: readonly string[]): Host => ({
    release: 'page',
    contract,
    offers: { [client]: { contract: ofClient, exports } },
  });

  it.each([
    ['the live one', hostWith(4, 5, ['signOut']), 'live'],
    ['the one before, of the same contract', hostWith(3, 6, []), 'third'],
    ['one of before whose needs it meets', hostWith(3, 5, ['signOut', 'watchGame', 'more']), 'second'],
    ['the oldest', hostWith(3, 5, ['signOut']), 'first'],
    ['none, where it can run none', hostWith(3, 5, []), undefined],
    ['none, being newer than all', hostWith(5, 5, ['signOut']), undefined],
  ])('%s', (_what, page, expected) => expect(newestThatRuns(page, 'mf-organizer', all, [client])?.release).toBe(expected));
});

describe('at random', () => {
  const names = ['a', 'b', 'c', 'd'];
  let state = 7;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const some = () => names.filter(() => below(2) === 0);
  const anyHost = (): Host => ({
    release: 'page',
    contract: 1 + below(2),
    offers: { [client]: { contract: 1 + below(2), exports: some() } },
  });
  const anyBuild = (release: number): RemoteBuild => ({
    name: 'mf-organizer',
    release: String(release),
    contractVersion: 1 + below(2),
    shared: { '@courtside/ui': {}, ...(below(8) === 0 ? {} : { [client]: { contract: 1 + below(2), needs: some() } }) },
  });
  const runs = (page: Host, build: RemoteBuild, mustShare: readonly string[]) => isCompatible(page, build, mustShare).ok;

  it.each([[[client]], [[]]])('never one that the page can’t run, and none older than one that it can (%j)', (mustShare) => {
    for (let round = 0; round < 2000; round += 1) {
      const [page, builds] = [anyHost(), Array.from({ length: below(6) }, (_, index) => anyBuild(index))];
      const chosen = newestThatRuns(page, 'mf-organizer', builds, mustShare);
      const at = chosen ? builds.indexOf(chosen) : builds.length;
      expect(chosen === undefined || runs(page, chosen, mustShare)).toBe(true);
      expect(builds.slice(0, at).some((newer) => runs(page, newer, mustShare))).toBe(false);
    }
  });

  it.each([[[client]], [[]]])('what needs no more than another runs wherever that one runs (%j)', (mustShare) => {
    let found = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const [one, other, page] = [anyBuild(1), anyBuild(2), anyHost()];
      if (!needsNoMoreThan(one, other, mustShare) || !runs(page, other, mustShare)) continue;
      found += 1;
      expect(runs(page, one, mustShare)).toBe(true);
    }
    expect(found).toBeGreaterThan(50);
  });

  it('a page judges a build by nothing but what it has once', () => {
    for (let round = 0; round < 500; round += 1) {
      const [build, page] = [anyBuild(1), anyHost()];
      const shortened = { ...build, shared: pickOnePerPage(build.shared ?? {}) };
      expect(isCompatible(page, shortened, [client])).toEqual(isCompatible(page, build, [client]));
    }
  });
});
