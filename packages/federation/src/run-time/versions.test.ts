import { compareVersions, satisfies } from './versions';

it('knows the newer of two versions', () => {
  expect(['1.10.0', '1.2.0', '1.2.10', '0.9.9', '2.0.0'].toSorted(compareVersions)).toEqual([
    '0.9.9',
    '1.2.0',
    '1.2.10',
    '1.10.0',
    '2.0.0',
  ]);
  expect(compareVersions('latest', '0.0.1')).toBeLessThan(0);
  expect(compareVersions('latest', 'newest')).toBe(0);
});

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.3.2', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['19.4.0-rc.1', '^19.3.1', false],
  ['1.0.0', '*', true],
  ['1.0.0', false, true],
  ['0.0.0-cab12', '0.0.0-cab12', true],
  ['0.0.0-cab12', '0.0.0-ccd34', false],
] as const)('%s and %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
