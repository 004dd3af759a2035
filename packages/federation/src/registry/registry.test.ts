import { contractVersion } from '../../apps.mjs';
import { getRegistryLine, parseRegistry, resolveRelease } from './registry';

const here = { registryUrl: 'https://courts.example/remotes.json', allowedOrigins: ['https://planner.example'] };
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

describe('the registry', () => {
  it('reads lines of every edition', () => {
    const { remotes, malformed, shell } = parseRegistry({
      remotes: [
        { name: 'mf-planner', manifest: '/p/mf-manifest.json', contractVersion },
        {
          name: 'mf-tournament',
          entry: '/t/remoteEntry.js',
          release: '1.2.0-abcdef12',
          integrity: 'sha384-AAAA',
          shared: { '@courtside/ui': 'x' },
        },
      ],
      shell: { release: '1.0.0-00000000' },
      somethingNewer: true,
    });
    expect(remotes.map(({ name }) => name)).toEqual(['mf-planner', 'mf-tournament']);
    expect(malformed).toEqual([]);
    expect(shell).toBe('1.0.0-00000000');
  });

  it('of a newer edition is not guessed at', () => {
    expect(() => parseRegistry({ edition: 2, remotes: [] })).toThrow('edition 2 is newer than this page');
    expect(parseRegistry({ edition: 1, remotes: [] }).remotes).toEqual([]);
  });

  it.each([null, [], 'x', {}, { remotes: {} }])('%j is none', (value) => expect(() => parseRegistry(value)).toThrow('remotes.json'));

  it.each([
    ['without an address', { name: 'mf-planner' }],
    ['with an address that is none', { name: 'mf-planner', entry: 7 }],
    ['with a checksum that is none', { name: 'mf-planner', entry: '/x.js', integrity: 'md5-x' }],
    ['with a share beyond everybody', { name: 'mf-planner', entry: '/x.js', canary: { entry: '/y.js', share: 20 } }],
  ])('a line %s costs its remote and no other', (_what, line) => {
    const registry = parseRegistry({ remotes: [line, null, { name: 'mf-tournament', manifest: '/t/mf-manifest.json' }] });
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mf-tournament']);
    expect(() => getRegistryLine(registry, 'mf-planner')).toThrow('mf-planner: line-malformed');
    expect(() => getRegistryLine(registry, 'mf-registration')).toThrow('mf-registration: not-registered');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('a release', () => {
  const resolved = (line: object, isCanary = false) =>
    resolveRelease(
      getRegistryLine(parseRegistry({ remotes: [{ name: 'mf-planner', contractVersion, ...line }] }), 'mf-planner'),
      'mf-planner',
      here,
      isCanary,
    );

  it('is found beside its manifest, or where the line says', () => {
    expect(resolved({ manifest: 'https://planner.example/r/1/mf-manifest.json' }).entry).toBe('https://planner.example/r/1/remoteEntry.js');
    expect(resolved({ manifest: '/a/mf-manifest.json', entry: '/b/remoteEntry.js', release: '1.0.0-ab', integrity: 'sha384-AA' })).toEqual({
      name: 'mf-planner',
      entry: 'https://courts.example/b/remoteEntry.js',
      release: '1.0.0-ab',
      integrity: 'sha384-AA',
      isCanary: false,
      isEarlier: false,
    });
    expect(
      resolved({ entry: '/b/remoteEntry.js', canary: { entry: '/c/remoteEntry.js', share: 0.1, release: '1.1.0-cd' } }, true),
    ).toMatchObject({
      entry: 'https://courts.example/c/remoteEntry.js',
      release: '1.1.0-cd',
      integrity: null,
      isCanary: true,
    });
  });

  it('is the newest that this page can run', () => {
    const newer = { entry: '/3/remoteEntry.js', contractVersion: contractVersion + 1 };
    const earlier = [
      { entry: '/2/remoteEntry.js', release: '2', contractVersion, integrity: 'sha384-AA' },
      { entry: '/1/remoteEntry.js', release: '1', contractVersion },
    ];
    expect(resolved({ ...newer, earlier })).toMatchObject({ release: '2', integrity: 'sha384-AA', isEarlier: true, isCanary: false });
    expect(resolved({ ...newer, contractVersion, earlier })).toMatchObject({
      entry: 'https://courts.example/3/remoteEntry.js',
      isEarlier: false,
    });
    // No other release replaces a refused one.
    expect(() => resolved({ ...newer, earlier: [{ ...earlier[0], entry: 'https://evil.example/2.js' }] })).toThrow('origin-refused');
    expect(() => resolved({ ...newer, earlier: [{ release: '2', contractVersion }] })).toThrow('shell-older');
  });

  it.each([
    [/origin-refused/, { entry: 'https://evil.example/remoteEntry.js' }],
    [/origin-refused/, { entry: 'data:text/javascript,alert(1)' }],
    // The reason is in the message: reports and consoles do not show causes.
    [
      /shell-older: mf-planner was built for contract \d+ between.* Release the shell first/,
      { entry: '/x/remoteEntry.js', contractVersion: contractVersion + 1 },
    ],
    [
      /remote-older: mf-planner was built for contract 1 .* Build and release mf-planner anew/,
      { entry: '/x/remoteEntry.js', contractVersion: undefined },
    ],
  ])('is refused before any of its code runs: %s', (code, line) => expect(() => resolved(line)).toThrow(code));
});
