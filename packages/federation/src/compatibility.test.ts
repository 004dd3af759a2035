import { isCompatible, type Host, type RemoteBuild } from './compatibility.mjs';

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
