import { teamId } from '@courtside/domain';
import { columnKey, dropPlace, moveTeam, findPlace } from './move-team';

const ids = (text: string) => [...text].map(teamId);
const columns = [
  { id: '0', teamIds: ids('abc') },
  { id: '1', teamIds: ids('de') },
  { id: 'waiting', teamIds: ids('') },
];
const shown = (moved: typeof columns) => moved.map(({ teamIds }) => teamIds.join(''));

describe('moving teams between columns', () => {
  it('finds a team', () => {
    expect(findPlace(columns, 'e')).toEqual({ columnId: '1', index: 1 });
    expect(findPlace(columns, 'x')).toBeNull();
  });

  it.each([
    ['a', '0', 2, ['bca', 'de', '']],
    ['c', '0', 0, ['cab', 'de', '']],
    ['a', '1', 1, ['bc', 'dae', '']],
    ['a', '1', 2, ['bc', 'dea', '']],
    ['a', 'waiting', 0, ['bc', 'de', 'a']],
    ['a', '1', 99, ['bc', 'dea', '']],
  ])('puts %s into %s at %i', (team, columnId, index, expected) => {
    expect(shown(moveTeam(columns, teamId(team), { columnId, index }))).toEqual(expected);
  });

  it('loses and doubles no team', () => {
    for (const team of ids('abcde'))
      for (const { id } of columns)
        for (let index = 0; index < 4; index += 1)
          expect(
            shown(moveTeam(columns, team, { columnId: id, index }))
              .join('')
              .split('')
              .sort()
              .join(''),
          ).toBe('abcde');
  });

  it('drops on a team or on a whole column', () => {
    expect(dropPlace(columns, teamId('a'), 'd')).toEqual({ columnId: '1', index: 0 });
    expect(dropPlace(columns, teamId('a'), columnKey('1'))).toEqual({ columnId: '1', index: 2 });
    expect(dropPlace(columns, teamId('a'), 'nothing')).toBeNull();
  });

  it('drops into a column of fixed order at the team’s own place', () => {
    const waiting = { id: 'waiting', teamIds: ids('xz'), order: ids('axyzb') };
    expect(dropPlace([...columns.slice(0, 2), waiting], teamId('b'), columnKey('waiting'))).toEqual({ columnId: 'waiting', index: 2 });
    expect(dropPlace([...columns.slice(0, 2), waiting], teamId('a'), 'z')).toEqual({ columnId: 'waiting', index: 0 });
  });
});
