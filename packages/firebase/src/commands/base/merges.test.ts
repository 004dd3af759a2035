import fc from 'fast-check';
import { mergeTexts, mergePlaces, mergeStarts } from './merges';

const entry = fc.constantFrom('', 'Ada', 'Ben', 'Zoé');

/** A team before and after one edit in the form: a changed place, an additional place, a removed place. */
const edited = fc
  .tuple(fc.array(entry, { minLength: 1, maxLength: 6 }), fc.nat(5), entry, fc.constantFrom('replace', 'add', 'remove'))
  .map(([seen, at, other, how]) => {
    const place = at % seen.length;
    if (how === 'add') return { seen, wanted: [...seen, ''] };
    if (how === 'remove') return { seen, wanted: seen.filter((_, index) => index !== place) };
    return { seen, wanted: seen.map((one, index) => (index === place ? other : one)) };
  });

test('where nobody else changed anything, what was wanted is stored', () => {
  fc.assert(fc.property(edited, ({ seen, wanted }) => expect(mergePlaces(seen, seen, wanted)).toEqual(wanted)));
  const starts = fc.tuple(fc.array(fc.constantFrom('09:00', '10:00', '11:00'), { maxLength: 4 }), fc.nat(3)).map(([seen, day]) => ({
    seen,
    wanted: seen.map((start, index) => (index === day ? '12:00' : start)),
  }));
  fc.assert(fc.property(starts, ({ seen, wanted }) => expect(mergeStarts(seen, seen, wanted)).toEqual(wanted)));
  const lengths = fc.dictionary(fc.constantFrom('group', 'final', 'semi'), fc.constantFrom('10', '12+2'));
  fc.assert(fc.property(lengths, lengths, (seen, wanted) => expect(mergeTexts(seen, seen, wanted)).toEqual(wanted)));
});

test('what is done twice, because its answer was lost, is done once', () => {
  fc.assert(fc.property(edited, ({ seen, wanted }) => expect(mergePlaces(wanted, seen, wanted)).toEqual(wanted)));
});

test('nobody who joined at the end, or into another place, is lost by it', () => {
  fc.assert(
    fc.property(edited, fc.nat(6), ({ seen, wanted }, at) => {
      const place = at % (seen.length + 1);
      const stored: string[] = [...seen];
      stored[place] = 'Eve';
      const merged = mergePlaces(stored, seen, wanted);
      const isClash = merged === undefined;
      const isOwn = wanted.length >= seen.length && seen[place] !== wanted[place] && place < seen.length;
      if (!isClash && !isOwn) expect(merged).toContain('Eve');
      if (isOwn) expect(isClash).toBe(true);
    }),
  );
});

test('whoever leaves while the form is open leaves the other places to what was done with them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('Ada', 'Ben', 'Cy', 'Dee', 'Eve'), { minLength: 2 }),
      fc.nat(4),
      fc.nat(4),
      (seen, one, two) => {
        const [leaves, changed] = [seen[one % seen.length], two % seen.length];
        fc.pre(seen[changed] !== leaves);
        const stored = seen.filter((entry) => entry !== leaves);
        const without = seen.filter((_, place) => place !== changed);
        expect(mergePlaces(stored, seen, without)).toEqual(without.filter((entry) => entry !== leaves));
        const other = seen.map((entry, place) => (place === changed ? 'Zoé' : entry));
        expect(mergePlaces(stored, seen, other)).toEqual(other.filter((entry) => entry !== leaves));
        const emptied = seen.map((entry, place) => (place === changed ? '' : entry));
        expect(mergePlaces(stored, seen, emptied)).toEqual(emptied.filter((entry) => entry !== leaves));
        expect(mergePlaces(stored, seen, [...seen, ''])).toEqual([...stored, '']);
      },
    ),
  );
  expect(mergePlaces(['Ben', ''], ['Ada', 'Ben', ''], ['Ada', 'Ben'])).toEqual(['Ben']);
  expect(mergePlaces(['Bob', 'Cy'], ['Bob', 'Bob', 'Cy'], ['Bob', 'Cy'])).toEqual(['Bob', 'Cy']);
});

test('a place that is taken out after others moved up is the one of who stood in it', () => {
  expect(mergePlaces(['Ben', 'Zoé'], ['Ada', 'Ben', 'Zoé'], ['Ada', 'Zoé'])).toEqual(['Zoé']);
  expect(mergePlaces(['Ben'], ['Ada', 'Ben'], ['Ben'])).toEqual(['Ben']);
  expect(mergePlaces(['Ada', 'Eve'], ['Ada', ''], ['Ada'])).toBeUndefined();
});
