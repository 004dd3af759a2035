import fc from 'fast-check';
import { assignDiscs, discOf, fnv1a } from './assign-discs';

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is the published value', (text, hash) => expect(fnv1a(text)).toBe(hash));
});

describe('assignDiscs', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 11 }), { maxLength: 48 });

  it('gives up to 48 teams 48 different discs', () => {
    fc.assert(
      fc.property(ids, (teams) => new Set([...assignDiscs(teams).values()].map(({ slot }) => slot)).size === teams.length),
      { seed: 7 },
    );
  });

  it('does not depend on the order of the teams', () => {
    fc.assert(
      fc.property(ids, (teams) => {
        expect(Object.fromEntries(assignDiscs([...teams].reverse()))).toEqual(Object.fromEntries(assignDiscs(teams)));
      }),
      { seed: 7 },
    );
  });

  it('still gives every team a disc beyond 48', () => {
    const teams = Array.from({ length: 64 }, (_, n) => `team-${n}`);
    expect(assignDiscs(teams).size).toBe(64);
  });

  it('is the team’s own disc when no other stands in its way', () => {
    expect(assignDiscs(['abc']).get('abc')).toEqual(discOf('abc'));
    expect(discOf('abc').rotation % 45).toBe(0);
  });
});
