import { teamId } from '@courtside/domain';
import { seededRandom } from '@courtside/domain/engines';
import { draft, groupCounts } from './group-drafts';

const teams = [...'abcdefgh'].map(teamId);

describe('groups before they are stored', () => {
  it('knows which numbers of groups are possible', () => {
    expect(groupCounts(7, 4)).toEqual([
      { count: 1, sizes: [7] },
      { count: 2, sizes: [4, 3] },
      { count: 3, sizes: [3, 2, 2] },
      { count: 4, sizes: null },
    ]);
    expect(groupCounts(4, 4).map(({ sizes }) => sizes !== null)).toEqual([true, true, false, false]);
    expect(groupCounts(15).map(({ sizes }) => sizes !== null)).toEqual([true, true, true, true, true, true, true, false]);
  });

  it('shuffles inside bands of seeds, each team once', () => {
    const shuffled = draft(teams, 2, seededRandom(3));
    expect(Object.values(shuffled).flat().sort()).toEqual([...teams]);
    for (const members of Object.values(shuffled)) expect(members).toHaveLength(4);
  });
});
