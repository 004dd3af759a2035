import { mergeEdits, mergeListEdits } from './merge-edits';

it('keeps edited fields, and takes the new values of the others', () => {
  const seen = { start: '09:00', courts: 2, days: undefined as number[] | undefined };
  expect(mergeEdits({ ...seen, courts: 3 }, seen, { start: '10:00', courts: 4, days: [1] })).toEqual({
    start: '10:00',
    courts: 3,
    days: [1],
  });
  expect(mergeEdits(seen, seen, { ...seen, start: '' })).toEqual({ ...seen, start: '' });
});

describe('a list', () => {
  const lay = (mine: string, seen: string, now: string) =>
    mergeListEdits(mine.split(' '), seen.split(' '), now.split(' '), ([key = '']) => key).join(' ');
  it.each([
    ['an entry that each of two users changed', 'a1 b2', 'a1 b1', 'a2 b1', 'a2 b2'],
    ['an added entry of each', 'a1 b1', 'a1', 'a1 c1', 'a1 b1 c1'],
    ['an entry that the other removed', 'a1 b1', 'a1 b1', 'a1', 'a1'],
    ['an edited entry that the other removed', 'a1 b2', 'a1 b1', 'a1', 'a1 b2'],
    ['an entry that the user removed', 'a1', 'a1 b1', 'a1 b1 c1', 'a1 c1'],
    ['the user’s order', 'b1 a1', 'a1 b1', 'a2 b1 c1', 'b1 a2 c1'],
    ['the other’s order', 'a1 b2', 'a1 b1', 'b1 a1', 'b2 a1'],
  ])('merges %s', (_, mine, seen, now, merged) => expect(lay(mine, seen, now)).toBe(merged));

  it('recognizes its entries by their place', () => {
    expect(mergeListEdits(['09:00', '11:00'], ['09:00', '10:00'], ['08:00', '10:00', '12:00'])).toEqual(['08:00', '11:00', '12:00']);
  });
});
