import { teamId, type GroupId } from '@courtside/domain';
import { getSmallest, groupsWithout } from './late-group';

const ids = (letters: string) => [...letters].map(teamId);
const groups = { 0: ids('abc'), 1: ids('def') } as Record<GroupId, readonly ReturnType<typeof teamId>[]>;

it('counts the teams of a group that play on, without the late one', () => {
  expect(groupsWithout({ groups, withdrawnTeamIds: ids('a') }, 'e')).toEqual([
    { id: '0', playing: 2, hasIt: false },
    { id: '1', playing: 2, hasIt: true },
  ]);
});

it('proposes the smallest group, the first of several', () => {
  expect(getSmallest(groupsWithout({ groups, withdrawnTeamIds: [] }, 'x'))?.id).toBe('0');
  expect(getSmallest(groupsWithout({ groups, withdrawnTeamIds: ids('d') }, 'x'))?.id).toBe('1');
  expect(getSmallest([])).toBeUndefined();
});
