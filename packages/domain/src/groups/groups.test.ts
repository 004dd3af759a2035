import * as fc from 'fast-check';
import type { Team } from '../entities';
import { teamId } from '../entities';
import { seededRandom } from '../random';
import { groupLetter, waitingTeams } from '.';
import { draftGroups } from './making';

const createTeams = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);

describe('draftGroups', () => {
  it('deals seeds out in snake order', () => {
    expect(draftGroups({ teams: createTeams(10), groupCount: 3 })).toEqual({
      0: ['T1', 'T6', 'T7'],
      1: ['T2', 'T5', 'T8'],
      2: ['T3', 'T4', 'T9', 'T10'],
    });
  });

  it('puts each team into one group, sizes differ by at most one, each band of seeds is spread over all groups', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 64 }),
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.integer(), { nil: undefined }),
        (count, groupCount, seed) => {
          const teams = createTeams(count);
          const groups = Object.values(draftGroups({ teams, groupCount, ...(seed === undefined ? {} : { random: seededRandom(seed) }) }));
          expect(groups.flat().sort()).toEqual([...teams].sort());
          const sizes = groups.map((group) => group.length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          for (let start = 0; start + groupCount <= count; start += groupCount) {
            const band = new Set(teams.slice(start, start + groupCount));
            for (const group of groups) expect(group.filter((team) => band.has(team))).toHaveLength(1);
          }
        },
      ),
      { seed: 1 },
    );
  });

  it('knows its limits', () => {
    expect(() => draftGroups({ teams: createTeams(3), groupCount: 1 })).toThrow(new RangeError('Must have at least 4 teams'));
    expect(() => draftGroups({ teams: createTeams(4), groupCount: 1 })).not.toThrow();
    for (const groupCount of [0, 9, 1.5])
      expect(() => draftGroups({ teams: createTeams(24), groupCount })).toThrow('Groups must be 1 to 8');
    expect(() => draftGroups({ teams: createTeams(15), groupCount: 8 })).toThrow('There must be at least 2 teams in each group');
    expect(() => draftGroups({ teams: createTeams(16), groupCount: 8 })).not.toThrow();
  });
});

describe('groupLetter', () => {
  it('names groups A to H', () => {
    expect(['0', '1', '2', '3', '4', '5', '6', '7'].map(groupLetter).join('')).toBe('ABCDEFGH');
  });
});

describe('waitingTeams', () => {
  const team = (id: string): Team => ({ id: teamId(id), name: id, groupId: null, profileIds: [], registeredAt: 0 });

  it('are those in no group, once there are groups', () => {
    const teams = ['a', 'b', 'c'].map(team);
    expect(waitingTeams(teams, {})).toEqual([]);
    expect(waitingTeams(teams, { 0: ['a'], 1: ['c'] }).map(({ id }) => id)).toEqual(['b']);
  });
});
