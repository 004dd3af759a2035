import * as fc from 'fast-check';
import { tableCriteria, teamId, type TableCriterion, type TeamId } from '../entities';
import { seededRandom, shuffled } from '../random';
import { standings } from './standings';
import { getTableOrder, tablePresets } from './table-order';
import type { Standing, StandingRules } from './types';

/** Parses 'A-B 3:1', with a star for a tie-breaker. */
const games = (...texts: string[]) =>
  texts.map((text) => {
    const [, one = '', other = '', goalsOne, goalsOther, star] = /^(\w)-(\w) (\d+):(\d+)(\*?)$/.exec(text) ?? [];
    return {
      ...{ team1Id: teamId(one), team2Id: teamId(other), team1Score: Number(goalsOne), team2Score: Number(goalsOther) },
      isTieBreaker: star === '*',
    };
  });
const rulesOf = (change: Partial<StandingRules>): StandingRules => ({
  ...{ pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' },
  ...change,
});
const table = (
  teams: string,
  matches: ReturnType<typeof games>,
  tableOrder: readonly TableCriterion[],
  change: Partial<StandingRules> = {},
  byes: string[] = [],
) => standings({ teams: [...teams], matches, byes, rules: rulesOf({ tableOrder, ...change }) });
const told = (rows: readonly Standing[]) =>
  rows.map(({ teamId: id, aheadBy }) => (aheadBy ? `${id} ${aheadBy.criterion} ${aheadBy.above}:${aheadBy.below}` : id));

describe('the order of a table is a list', () => {
  it('ST-20 which is empty for the two orders of the specification; head-to-head is out of these where it is switched off', () => {
    for (const tieBreakPreset of ['pointsFirst', 'winsFirst'] as const) {
      expect(getTableOrder(rulesOf({ tieBreakPreset }))).toEqual(tablePresets[tieBreakPreset]);
      expect(getTableOrder(rulesOf({ tieBreakPreset, headToHead: false })).join()).not.toContain('headToHead');
    }
  });

  it('ST-20 which counts as it is, whatever the switch says, and ends with tie-breaker matches', () => {
    expect(getTableOrder(rulesOf({ headToHead: false, tableOrder: ['points', 'headToHead'] }))).toEqual([
      'points',
      'headToHead',
      'tieBreaker',
    ]);
    expect(getTableOrder(rulesOf({ tableOrder: ['points', 'tieBreaker', 'wins'] }))).toEqual(['points', 'tieBreaker', 'wins']);
  });

  it('ST-20 and each criterion is asked in its turn', () => {
    const matches = games('A-C 3:2', 'B-D 1:0');
    expect(told(table('AB', matches, ['goalsFor']))).toEqual(['A order 1:2', 'B']);
    expect(told(table('ABCD', matches, ['goalsAgainst']))[0]).toBe('B goalsAgainst 0:1');
    expect(told(table('ABCD', matches, ['goalsFor']))[0]).toBe('A goalsFor 3:2');
  });

  it('ST-24 head-to-head and mini tables count both games of two teams that meet twice', () => {
    const twice = games('A-B 2:0', 'B-A 1:0', 'A-C 1:0', 'C-A 0:1', 'B-C 9:0', 'C-B 0:9');
    expect(table('ABC', twice, [])[0]).toMatchObject({ teamId: 'A', played: 4, wins: 3, losses: 1, points: 9 });
    expect(told(table('ABC', twice, tablePresets.pointsFirst))[0]).toBe('A headToHead 1:-1');
    expect(told(table('ABC', twice, tablePresets.uefa))[0]).toBe('A headToHeadGoalDifference 1:-1');
    expect(told(table('ABC', twice, tablePresets.nah))[0]).toBe('B goalDifference 17:3');
    // All three level, of which one pair has met once so far: no mini table.
    const circle = games('A-B 1:0', 'B-A 0:1', 'B-C 1:0', 'C-B 0:1', 'C-A 7:0', 'A-C 0:1');
    expect(told(table('ABC', circle, ['points', 'headToHeadGoalDifference']))[0]).toBe('C headToHeadGoalDifference 6:0');
    const open = games('A-D 1:0', 'D-A 0:1', 'B-C 1:0', 'C-B 0:1', 'A-B 3:0', 'B-D 1:0', 'C-D 1:0', 'C-D 1:0', 'C-A 1:0');
    expect(told(table('ABC', open, ['headToHeadPoints'])).join()).not.toContain('headToHeadPoints');
  });

  it('ST-21 tie-breaker matches order teams that are level in what comes before them', () => {
    const matches = games('A-C 3:0', 'B-C 1:0', 'A-B 0:0', 'A-B 1:2*');
    expect(told(table('ABC', matches, tablePresets.pointsFirst))[0]).toBe('B tieBreaker 1:0');
    expect(told(table('ABC', matches, tablePresets.nah))[0]).toBe('A goalDifference 3:1');
    const level = games('A-C 1:0', 'B-C 1:0', 'A-B 0:0', 'A-B 1:2*');
    expect(told(table('ABC', level, tablePresets.nah))[0]).toBe('B tieBreaker 1:0');
  });
});

describe('mini tables', () => {
  const uefa = tablePresets.uefa;

  it('ST-22 count the games among all level teams', () => {
    // A, B and C have six points each, and beat each other in a circle: A by three, B by two, C by one.
    const matches = games('A-B 3:0', 'B-C 2:0', 'C-A 1:0', 'A-D 1:0', 'B-D 9:0', 'C-D 5:0');
    expect(told(table('ABCD', matches, uefa))).toEqual(['A headToHeadGoalDifference 2:-1', 'B headToHeadGoals 2:1', 'C points 6:0', 'D']);
  });

  it('ST-22 teams that are still level get a mini table of their own', () => {
    // B and C are level among the four in points, difference and goals, and B won their game.
    const matches = games('A-B 0:0', 'A-C 0:0', 'A-D 1:0', 'B-C 1:0', 'D-B 1:0', 'C-D 1:0');
    const order = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoals'] as const;
    expect(told(table('ACBD', matches, order))).toEqual([
      'A headToHeadPoints 5:4',
      'B headToHeadPoints 3:0',
      'C headToHeadPoints 4:3',
      'D',
    ]);
  });

  it('ST-22 count nothing where the level teams have not all met as often', () => {
    const matches = games('A-B 1:0', 'B-C 1:0', 'C-D 1:0', 'D-A 1:0', 'A-C 1:0');
    expect(told(table('ABCD', matches, ['headToHeadPoints']))[0]).toBe('A order 1:2');
    expect(told(table('AB', games('A-B 0:1'), ['headToHeadPoints']))[0]).toBe('B headToHeadPoints 3:0');
  });
});

describe('opponents', () => {
  const matches = games('A-C 1:0', 'B-D 1:0', 'C-D 1:0', 'A-E 1:0', 'B-F 1:0');

  it('ST-23 strength of schedule is the mean of their points', () => {
    // A met C (3) and E (0), B met D (0) and F (0).
    expect(told(table('BACDEF', matches, ['points', 'strengthOfSchedule']))[0]).toBe('A strengthOfSchedule 1.5:0');
  });

  it('ST-23 median Buchholz is the sum without the best and the worst; a bye is an opponent with the team’s own points', () => {
    const more = [...matches, ...games('A-F 1:0', 'B-E 0:0', 'B-C 2:0')];
    // A met C (3), E (1) and F (0); B met D (0), F (0), E (1) and C (3), and of these 0 and 1 count.
    expect(told(table('ABCDEF', more, ['wins', 'medianBuchholz']))[0]).toBe('A order 1:2');
    expect(told(table('ABCDEF', more, ['medianBuchholz'], {}, ['A']))[0]).toBe('C medianBuchholz 10:4');
  });
});

describe('points', () => {
  it('ST-1 for wins, draws and losses are numbers', () => {
    const matches = games('A-B 1:0', 'B-C 0:0');
    const rows = table('ABC', matches, [], { pointsPerWin: 3, pointsPerDraw: 2, pointsPerLoss: 1 });
    expect(rows.map(({ teamId: id, points }) => `${id}${points}`)).toEqual(['A3', 'B3', 'C2']);
  });

  it('ST-25 are deducted and added beside the games, and count in no mini table', () => {
    const pointAdjustments = { A: { points: -2, reason: 'Late' }, C: { points: 1, reason: 'Fair' } } as Record<
      TeamId,
      { points: number; reason: string }
    >;
    const rows = table('ABC', games('A-B 1:0'), ['points', 'headToHeadPoints'], { pointAdjustments });
    expect(rows.map(({ teamId: id, points }) => `${id}${points}`)).toEqual(['A1', 'C1', 'B0']);
    const level = table('AB', games('A-B 1:0'), ['points', 'headToHeadPoints'], {
      pointAdjustments: { [teamId('A')]: { points: -3, reason: 'Late' } },
    });
    expect(told(level)).toEqual(['A headToHeadPoints 3:0', 'B']);
  });
});

it('ST-20 any list orders all teams, whatever the order of matches, and says what put each ahead', () => {
  const fewer = ['losses', 'goalsAgainst', 'order'];
  const game = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(2), fc.nat(2), fc.boolean());
  fc.assert(
    fc.property(
      fc.array(game, { maxLength: 24 }),
      fc.array(fc.constantFrom(...tableCriteria), { maxLength: 6 }),
      fc.integer(),
      (list, order, seed) => {
        const matches = list.map(([one, other, team1Score, team2Score, isTieBreaker]) => ({
          ...{ team1Id: teamId('ABCDEF'[one]!), team2Id: teamId('ABCDEF'[other]!), team1Score, team2Score, isTieBreaker },
        }));
        const rows = table('ABCDEF', matches, order);
        expect(table('ABCDEF', shuffled(matches, seededRandom(seed)) as typeof matches, order)).toEqual(rows);
        expect([...rows.map(({ teamId: id }) => id)].sort().join('')).toBe('ABCDEF');
        for (const { aheadBy } of rows.slice(0, -1)) {
          const { criterion, above, below } = aheadBy!;
          expect(fewer.includes(criterion) ? below - above : above - below).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});
