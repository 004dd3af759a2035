import { sections } from '@courtside/domain';
import { arrange, THREE_FROM, TWO_FROM, type Part } from './arrange';

const played: readonly Part[] = ['now', 'details', 'teams', 'schedule', 'bracket', 'standings', 'scorers'];
const groups: readonly Part[] = ['now', 'details', 'teams', 'schedule', 'standings'];
const before: readonly Part[] = ['details', 'teams', 'groups'];
/** Rows as text, with columns separated by `|`. */
const shown = (parts: readonly Part[], width: number, bracket: number | null = null) =>
  arrange({ parts, width, bracket }).map(({ id, columns }) => `${id}: ${columns.map((column) => column.join(' ')).join(' | ')}`);

describe('arrange', () => {
  it('on paper everything stands in one column, in the order of the product', () => {
    const order = (width: number) => arrange({ parts: played, width, bracket: 30, isPaper: true }).map(({ columns }) => columns);
    expect(order(0)).toEqual([[[...played]]]);
    expect(order(100)).toEqual(order(0));
  });

  it.each([0, TWO_FROM - 1])('at %s rem one column has the order in which a day happens', (width) => {
    const order = (parts: readonly Part[]) => arrange({ parts, width, bracket: 30 }).map(({ columns }) => columns);
    expect(order(groups)).toEqual([[['now', 'schedule', 'standings', 'details', 'teams']]]);
    expect(order(played)).toEqual([[['now', 'bracket', 'schedule', 'standings', 'scorers', 'details', 'teams']]]);
    expect(order(before)).toEqual([[[...before]]]);
  });

  it('two columns: games beside the tables, what it is about below them', () => {
    expect(shown(groups, TWO_FROM)).toEqual(['play: now schedule | standings', 'about: details | teams']);
    expect(shown(groups, THREE_FROM - 1)).toEqual(shown(groups, TWO_FROM));
  });

  it('three columns: what it is about stands beside the tables', () => {
    expect(shown(groups, THREE_FROM)).toEqual(['play: now schedule | standings | details teams']);
  });

  it('the drawing of a bracket has a row of its own, with what is played of it, unless it fits above the games', () => {
    expect(shown(played, 60, 60)).toEqual(['lead: now bracket', 'play: schedule | standings', 'about: scorers details | teams']);
    expect(shown(played, 100, 60)).toEqual(['lead: now bracket', 'play: schedule | standings | scorers details teams']);
    expect(shown(played, 100, 31)).toEqual(['play: now bracket schedule | standings | scorers details teams']);
    expect(shown(played, 60, 31)).toEqual(['play: now bracket schedule | standings', 'about: scorers details | teams']);
    expect(shown(played, TWO_FROM, 31)).toEqual(['lead: now bracket', 'play: schedule | standings', 'about: scorers details | teams']);
    // While it loads, it gets the full width.
    expect(shown(played, 100, null)[0]).toBe('lead: now bracket');
  });

  it('before there is anything to play details stand beside who comes, on the widest screen too', () => {
    expect(shown(before, TWO_FROM)).toEqual(['about: details | teams groups']);
    expect(shown(before, 100)).toEqual(['about: details | teams groups']);
    expect(shown(['details'], 100)).toEqual(['about: details']);
  });

  it('leaves no column or row empty, and no part out', () => {
    const all: readonly Part[] = ['now', ...sections.map(({ id }) => id)];
    for (const width of [0, TWO_FROM, THREE_FROM, 100])
      for (let choice = 1; choice < 2 ** all.length; choice += 1) {
        const parts = all.filter((_, index) => choice & (2 ** index));
        const columns = arrange({ parts, width, bracket: 60 }).flatMap((row) => row.columns);
        expect(columns.every((column) => column.length > 0)).toBe(true);
        expect(columns.flat().toSorted()).toEqual(parts.toSorted());
      }
  });
});
