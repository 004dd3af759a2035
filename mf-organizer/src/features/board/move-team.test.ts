import { teamId } from '@courtside/domain';
import { columnKey, dropPlace, moveTeam, neighbour, placeOf } from './move-team';

const ids = (text: string) => [...text].map(teamId);
const columns = [
  { id: '0', teamIds: ids('abc') },
  { id: '1', teamIds: ids('de') },
  { id: 'waiting', teamIds: ids('') },
];
const shown = (moved: typeof columns) => moved.map(({ teamIds }) => teamIds.join(''));

describe('moving teams between columns', () => {
  it('finds a team', () => {
    expect(placeOf(columns, 'e')).toEqual({ columnId: '1', index: 1 });
    expect(placeOf(columns, 'x')).toBeNull();
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
    for (const team of ids('abcde')) for (const { id } of columns) for (let index = 0; index < 4; index += 1) expect(shown(moveTeam(columns, team, { columnId: id, index })).join('').split('').sort().join('')).toBe('abcde');
  });

  it('drops on a team or on a whole column', () => {
    expect(dropPlace(columns, 'd')).toEqual({ columnId: '1', index: 0 });
    expect(dropPlace(columns, columnKey('1'))).toEqual({ columnId: '1', index: 2 });
    expect(dropPlace(columns, 'nothing')).toBeNull();
  });

  it('walks by arrow keys, into empty columns too, and stops at the edges', () => {
    expect(neighbour(columns, { columnId: '0', index: 2 }, 'ArrowDown')).toBeNull();
    expect(neighbour(columns, { columnId: '0', index: 1 }, 'ArrowDown')).toEqual({ columnId: '0', index: 2 });
    expect(neighbour(columns, { columnId: '0', index: 0 }, 'ArrowUp')).toBeNull();
    expect(neighbour(columns, { columnId: '0', index: 2 }, 'ArrowRight')).toEqual({ columnId: '1', index: 2 });
    expect(neighbour(columns, { columnId: '1', index: 1 }, 'ArrowRight')).toEqual({ columnId: 'waiting', index: 0 });
    expect(neighbour(columns, { columnId: '0', index: 0 }, 'ArrowLeft')).toBeNull();
  });
});
