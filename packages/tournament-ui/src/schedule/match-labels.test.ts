import type { Tournament } from '@courtside/domain';
import { groupLetters, getMatchGroup, matchNumbers } from './match-labels';

const of = (schedule: object) => [...matchNumbers(schedule as Tournament['schedule'])];

describe('labels of games', () => {
  it('number the games in the order of the days, without breaks', () => {
    expect(of({ 10: ['d'], 2: ['b', 'break', 'c'], 1: ['a'] })).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('name the group of both teams, where there is more than one group', () => {
    const letters = groupLetters({ 0: ['a', 'b'], 1: ['c'] } as unknown as Tournament['groups']);
    const group = (team1Id: string, team2Id: string) =>
      getMatchGroup({ team1Id, team2Id } as unknown as Parameters<typeof getMatchGroup>[0], letters);
    expect([group('a', 'b'), group('a', 'c'), group('x', 'y')]).toEqual(['A', undefined, undefined]);
    expect(groupLetters({ 0: ['a', 'b'] } as unknown as Tournament['groups']).size).toBe(0);
  });
});
