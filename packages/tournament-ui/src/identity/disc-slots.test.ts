import { assignDiscs, fnv1a } from './disc-slots';

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j as published', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});

describe('assignDiscs', () => {
  const ids = Array.from({ length: 48 }, (_, index) => `team-${index}`);
  const key = (look: { hue: number; pattern: number }) => `${look.hue}/${look.pattern}`;

  it('gives 48 teams 48 different discs', () => {
    expect(new Set([...assignDiscs(ids).values()].map(key)).size).toBe(48);
  });

  it('does not depend on the order of the teams', () => {
    expect(assignDiscs([...ids].reverse())).toEqual(assignDiscs(ids));
  });

  it('starts over when every look is taken', () => {
    const looks = assignDiscs([...ids, ...ids.map((id) => `${id}-b`), 'one-more']);
    expect(looks.size).toBe(97);
  });
});
