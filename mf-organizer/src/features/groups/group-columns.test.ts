import { teamId } from '@courtside/domain';
import { draft } from '../../games/group-drafts';
import { toColumns, isPlayable, movedGroups, WAITING } from './group-columns';

const teams = [...'abcdefgh'].map(teamId);

describe('groups as columns', () => {
  it('puts teams without a group on the waiting list, in the order of seeds', () => {
    expect(
      toColumns({ '1': [teamId('b')], '0': [teamId('h'), teamId('a')] }, teams).map(({ id, teamIds }) => [id, teamIds.join('')]),
    ).toEqual([
      ['0', 'ha'],
      ['1', 'b'],
      [WAITING, 'cdefg'],
    ]);
  });

  it('moves a team between groups and to the waiting list', () => {
    const groups = draft(teams, 2);
    expect(groups).toEqual({ '0': [...'adeh'], '1': [...'bcfg'] });
    expect(movedGroups(groups, teams, teamId('d'), { columnId: '1', index: 0 })).toEqual({ '0': [...'aeh'], '1': [...'dbcfg'] });
    const waiting = movedGroups(groups, teams, teamId('d'), { columnId: WAITING, index: 0 });
    expect(toColumns(waiting, teams).at(-1)?.teamIds).toEqual(['d']);
    expect(movedGroups(waiting, teams, teamId('d'), { columnId: '0', index: 3 })['0']).toEqual([...'aehd']);
  });

  it('finds a group that can not play', () => {
    expect(isPlayable({ '0': [teamId('a'), teamId('b')], '1': [teamId('c')] })).toBe(false);
    expect(isPlayable(draft(teams, 4))).toBe(true);
  });
});
