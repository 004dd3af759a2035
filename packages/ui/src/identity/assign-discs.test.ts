import fc from 'fast-check';
import { teamHues } from '../tokens/palette';
import { assignDiscs, fnv1a, type Disc } from './assign-discs';

describe('fnv1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is the published value', (text, hash) => expect(fnv1a(text)).toBe(hash));
});

describe('assignDiscs', () => {
  const teams = (minLength: number, maxLength: number) =>
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 11 }), { minLength, maxLength });
  const discsOf = (ids: readonly string[]): Disc[] => [...assignDiscs(ids).values()];
  /** Returns a key for a disc's look: a plain disc and a ring look the same at every angle. */
  const lookOf = ({ field, pattern, rotation }: Disc) => `${field} ${pattern} ${pattern === 'plain' || pattern === 'ring' ? '' : rotation}`;
  const most = (texts: readonly string[]) => Math.max(...texts.map((text) => texts.filter((one) => one === text).length));
  const check = <T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void) =>
    fc.assert(fc.property(arbitrary, predicate), { seed: 7, numRuns: 200 });

  it('gives 2 to 64 teams different discs', () => {
    check(teams(2, 64), (ids) => expect(new Set(discsOf(ids).map(lookOf)).size).toBe(ids.length));
  });

  it('keeps every disc when teams are added', () => {
    check(fc.tuple(teams(2, 64), fc.nat(64)), ([ids, count]) => {
      const all = assignDiscs(ids);
      for (const [id, disc] of assignDiscs(ids.slice(0, count))) expect(disc).toEqual(all.get(id));
    });
  });

  it('uses all colors alike, so that up to eight teams have one each', () => {
    check(teams(2, 48), (ids) => expect(most(discsOf(ids).map(({ field }) => field))).toBe(Math.ceil(ids.length / teamHues.length)));
  });

  it('gives up to 24 teams no two discs of the same color with patterns that are hard to tell apart', () => {
    const alike: Readonly<Record<string, string>> = { ring: 'plain', bar: 'half', thirds: 'quarters' };
    check(teams(2, 24), (ids) => expect(most(discsOf(ids).map(({ field, pattern }) => `${field} ${alike[pattern] ?? pattern}`))).toBe(1));
  });

  it('gives up to eight teams no two dark, and no two light discs with the same pattern', () => {
    check(teams(2, 8), (ids) => expect(most(discsOf(ids).map(({ paint, pattern }) => `${paint} ${pattern}`))).toBe(1));
  });

  it('gives every team of the largest tournament a disc', () => {
    expect(assignDiscs(Array.from({ length: 512 }, (_, n) => `team-${n}`)).size).toBe(512);
  });
});
