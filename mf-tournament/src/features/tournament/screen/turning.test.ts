import { panels, screenChoice } from './address';
import { reloadsBetweenPages, countLines, nothingShown, onPages, standing, turned } from './turning';

const choice = (search: string) => {
  const { panels: chosen, seconds } = screenChoice(new URLSearchParams(search));
  return [[...chosen], seconds];
};

describe('the address', () => {
  it.each([
    ['', [...panels], 15],
    ['panels=now,standings,bracket&seconds=20', ['now', 'standings', 'bracket'], 20],
    ['panels=BRACKET, now', ['now', 'bracket'], 15],
    ['panels=now,weather', ['now'], 15],
    ['panels=weather&seconds=soon', [...panels], 15],
    ['seconds=0', [...panels], 15],
    ['seconds=-5', [...panels], 15],
    ['seconds=1e9', [...panels], 15],
    ['panels=&seconds=', [...panels], 15],
  ])('%s', (search, expected, seconds) => expect(choice(search)).toEqual([expected, seconds]));
});

describe('turning', () => {
  const keys = ['a', 'b', 'c'];

  it('goes through all pages and begins again, and back the same way', () => {
    let shown = nothingShown;
    const seen = [0, 1, 2, 3].map(() => ((shown = turned(keys, shown, 1)), shown.key));
    expect(seen).toEqual(['b', 'c', 'a', 'b']);
    expect(turned(keys, { key: 'a', index: 0 }, -1).key).toBe('c');
  });

  it('stands on its page when others come or go before it, and on the next when it goes itself', () => {
    const shown = { key: 'b', index: 1 };
    expect(standing(['new', 'a', 'b'], shown)).toBe(2);
    expect(standing(['b'], shown)).toBe(0);
    expect(standing(['a', 'c'], shown)).toBe(1);
    expect(standing(['a'], { key: 'c', index: 2 })).toBe(0);
  });

  it('has nothing to show without pages, and begins with the first that comes', () => {
    expect(standing([], { key: 'a', index: 0 })).toBe(-1);
    expect(turned([], { key: 'a', index: 0 }, 1)).toEqual(nothingShown);
    expect(standing(keys, nothingShown)).toBe(0);
  });
});

describe('rows on pages', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
  const sizes = (count: number, height = 52) => onPages(rows(count), () => height, 500).map(({ length }) => length);

  it.each([
    [0, []],
    [7, [7]],
    [9, [9]],
    [10, [5, 5]],
    [14, [7, 7]],
    [19, [7, 7, 5]],
  ])('%d rows', (count, expected) => expect(sizes(count)).toEqual(expected));

  it('loses none and never stands over the edge, whatever the heights', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const heights = rows(seed % 23).map((index) => 50 + ((seed * 37 + index * 71) % 120));
      const pages = onPages(heights, (height) => height, 500);
      expect(pages.flat()).toEqual(heights);
      for (const page of pages) expect(page.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(500);
    }
  });

  it('a row that is higher than a page has one of its own', () =>
    expect(onPages([600, 20], (height) => height, 500)).toEqual([[600], [20]]));

  it.each([
    ['Goose Patrol', 1],
    ['Northside Spoke & Mallet Society', 2],
    ['Rollbrettvereinigungsmeisterschaftsanwärter', 3],
    ['', 1],
  ])('the lines of %s', (name, lines) => expect(countLines(name, 17)).toBe(lines));
});

describe('the page begins anew by itself', () => {
  const hour = 60 * 60_000;
  const calm = { now: 100 * hour, since: 99 * hour, newerSince: null, isLive: false, isOnline: true };
  it.each([
    ['not without a reason', {}, false],
    ['with a new release, while nothing is on court', { newerSince: 100 * hour }, true],
    ['not in the middle of a game', { newerSince: 99 * hour, isLive: true }, false],
    ['but after two hours of games', { newerSince: 98 * hour, isLive: true }, true],
    ['not without the network', { newerSince: 90 * hour, isOnline: false }, false],
    ['after half a day', { since: 88 * hour }, true],
    ['though not in the middle of a game', { since: 10 * hour, isLive: true }, false],
  ])('%s', (_, change, expected) => expect(reloadsBetweenPages({ ...calm, ...change })).toBe(expected));
});
