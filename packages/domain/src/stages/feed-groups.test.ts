import { seededRandom, shuffled } from '../random';
import { feedGroups } from '.';

/** Pairs of teams of one earlier group in one group. */
const countMeetings = (groups: Readonly<Record<string, readonly string[]>> | readonly (readonly string[])[]) =>
  Object.values(groups).reduce(
    (sum: number, teams: readonly string[]) =>
      sum + teams.reduce((met, team, at) => met + teams.slice(0, at).filter(([group]) => group === team[0]).length, 0),
    0,
  );

describe('feedGroups', () => {
  const ranked = (...teams: readonly string[]) => teams.map((id) => ({ teamId: id, groupId: String('ABCDEF'.indexOf(id[0]!)) }));
  const two = ranked('A1', 'B1', 'B2', 'A2', 'A3', 'B3', 'B4', 'A4');

  it('SE-9 deals teams out in snake order of their ranking', () => {
    const one = ranked('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7');
    expect(feedGroups(one, { groupCount: 2, feed: 'snake' })).toEqual({ 0: ['A1', 'A4', 'A5'], 1: ['A2', 'A3', 'A6', 'A7'] });
    expect(feedGroups(one, { groupCount: 3, feed: 'snake' })).toEqual({ 0: ['A1', 'A6', 'A7'], 1: ['A2', 'A5'], 2: ['A3', 'A4'] });
  });

  it('SE-9 keeps teams of an earlier group apart: those of one row of the ranking change places', () => {
    // In plain snake order, the groups would be the earlier ones again.
    expect(feedGroups(two, { groupCount: 2, feed: 'snake' })).toEqual({ 0: ['A1', 'B2', 'A3', 'B4'], 1: ['B1', 'A2', 'B3', 'A4'] });
    expect(feedGroups(two, { groupCount: 3, feed: 'snake' })).toEqual({ 0: ['A1', 'B3', 'B4'], 1: ['B1', 'A3', 'A4'], 2: ['B2', 'A2'] });
  });

  it('SE-9 has groups of equal size, with one team of each row, and no more teams of an earlier group than needed where two groups cross', () => {
    const teams = Array.from({ length: 12 }, (_, at) => ranked(`A${at}`, `B${at}`)).flat();
    for (const groupCount of [2, 4, 6, 8]) {
      const dealt = Object.values(feedGroups(teams, { groupCount, feed: 'snake' }));
      for (const group of dealt) {
        expect(group).toHaveLength(24 / groupCount);
        expect(Math.abs(group.filter((id) => id.startsWith('A')).length - 12 / groupCount)).toBeLessThan(1);
      }
    }
  });

  it('SE-9 keeps the teams of a row apart together: none takes a place that another one needs more', () => {
    const three = ranked('A1', 'B1', 'C1', 'A2', 'B2', 'C2');
    // Team by team, A2 would leave C2 the group of C1.
    expect(countMeetings(feedGroups(three, { groupCount: 2, feed: 'snake' }))).toBe(0);
  });

  it('SE-9 never brings more teams of an earlier group together than the plain snake', () => {
    const random = seededRandom('rows');
    for (let event = 0; event < 400; event++) {
      const earlier = 2 + (event % 5);
      const ranks = 2 + (event % 4);
      const teams = Array.from({ length: ranks }, (_, rank) =>
        ranked(...shuffled([...'ABCDEF'.slice(0, earlier)], random).map((group) => `${group}${rank + 1}`)),
      ).flat();
      for (let groupCount = 1; groupCount <= Math.min(8, Math.floor(teams.length / 2)); groupCount++) {
        const plain: string[][] = Array.from({ length: groupCount }, () => []);
        teams.forEach(({ teamId }, place) => {
          const [row, at] = [Math.floor(place / groupCount), place % groupCount];
          plain[row % 2 === 0 ? at : groupCount - 1 - at]!.push(teamId);
        });
        expect(countMeetings(feedGroups(teams, { groupCount, feed: 'snake' }))).toBeLessThanOrEqual(countMeetings(plain));
      }
    }
  });

  it('SE-9 keeps each earlier group together, in turn', () => {
    expect(feedGroups(two, { groupCount: 1, feed: 'byGroup' })).toEqual({ 0: two.map(({ teamId: id }) => id) });
    const four = ranked('C1', 'A1', 'D1', 'B1', 'B2', 'A2', 'D2', 'C2');
    expect(feedGroups(four, { groupCount: 2, feed: 'byGroup' })).toEqual({ 0: ['C1', 'A1', 'A2', 'C2'], 1: ['D1', 'B1', 'B2', 'D2'] });
  });

  it('knows its limits', () => {
    expect(() => feedGroups(two, { groupCount: 3, feed: 'byGroup' })).toThrow(new RangeError('Each group needs an earlier group'));
    expect(() => feedGroups(two, { groupCount: 5, feed: 'snake' })).toThrow('There must be at least 2 teams in each group');
    for (const groupCount of [0, 9, 1.5]) expect(() => feedGroups(two, { groupCount, feed: 'snake' })).toThrow('Groups must be 1 to 8');
  });
});
