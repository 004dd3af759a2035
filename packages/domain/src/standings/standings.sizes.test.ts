import * as fc from 'fast-check';
import { teamId, type TieBreakPreset } from '../entities';
import { seededRandom, shuffled } from '../random';
import { standings } from './standings';
import type { Standing, StandingMatch, StandingRules } from './types';
import { countRuns } from '../sizes.testkit';

const rules = (change: Partial<StandingRules> = {}): StandingRules => ({
  pointsPerWin: 3,
  headToHead: true,
  tieBreakPreset: 'pointsFirst',
  ...change,
});

/** Parses 'A-B 3:1', with a star for a tie-breaker; 'A-B' is not played yet, 'A-B 3:' half entered. */
function games(...texts: string[]): StandingMatch[] {
  return texts.map((text) => {
    const [, one = '', other = '', goalsOne = '', goalsOther = '', star] = /^(\w+)-(\w+)(?: (\d*):(\d*))?(\*?)$/.exec(text) ?? [];
    const score = (goals: string) => (goals === '' ? null : Number(goals));
    return {
      team1Id: teamId(one),
      team2Id: teamId(other),
      team1Score: score(goalsOne),
      team2Score: score(goalsOther),
      isTieBreaker: star === '*',
    };
  });
}

const table = (teams: string, matches: readonly StandingMatch[], change: Partial<StandingRules> = {}, byes: string[] = []) =>
  standings({ teams: [...teams], matches, rules: rules(change), byes });
const orderOf = (rows: readonly Standing[]) => rows.map(({ teamId: id }) => id).join('');
const reasons = (rows: readonly Standing[]) =>
  rows
    .map(({ aheadBy }) => aheadBy?.criterion ?? '')
    .join(' ')
    .trim();

describe('records', () => {
  it('ST-1 counts wins, draws, losses, goals; points = wins × pointsPerWin + draws', () => {
    const rows = table('ABC', games('A-B 3:1', 'B-C 2:2', 'C-A 0:1'), { pointsPerWin: 4 });
    expect(rows.map(({ teamId: id, aheadBy: _, ...record }) => ({ id, ...record }))).toEqual([
      { id: 'A', rank: 1, played: 2, wins: 2, draws: 0, losses: 0, goalsFor: 4, goalsAgainst: 1, goalDifference: 3, points: 8, byes: 0 },
      { id: 'C', rank: 2, played: 2, wins: 0, draws: 1, losses: 1, goalsFor: 2, goalsAgainst: 3, goalDifference: -1, points: 1, byes: 0 },
      { id: 'B', rank: 3, played: 2, wins: 0, draws: 1, losses: 1, goalsFor: 3, goalsAgainst: 5, goalDifference: -2, points: 1, byes: 0 },
    ]);
  });

  it.each([2, 3, 4, 5])('ST-1 with %i points per win', (pointsPerWin) => {
    expect(table('AB', games('A-B 1:0'), { pointsPerWin })[0]?.points).toBe(pointsPerWin);
  });

  it.each([NaN, -1, 1.5, Infinity, undefined])('ST-2 a score of %p does not count, and costs no team its line', (bad) => {
    const rows = table('ABCD', [...games('A-B 3:1', 'C-D 0:2'), { ...games('A-C 0:0')[0]!, team1Score: bad as number }]);
    expect(rows.map(({ teamId: id, played }) => `${id}${played}`)).toEqual(['A1', 'D1', 'B1', 'C1']);
  });

  it('ST-7 wrong rules cost no team its line', () => {
    for (const tieBreakPreset of ['pointsFirst', 'winsFirst'] as const) {
      expect(
        orderOf(table('ABCD', games('A-B 3:1', 'C-D 0:2'), { pointsPerWin: NaN, tieBreakPreset }))
          .split('')
          .sort()
          .join(''),
      ).toBe('ABCD');
    }
  });

  it('ST-2 a game without two scores, or of a team from elsewhere, does not count', () => {
    const rows = table('AB', games('A-B', 'A-B 3:', 'A-B :2', 'A-X 9:0', 'A-A 1:0'));
    expect(rows.every(({ played, points }) => played === 0 && points === 0)).toBe(true);
    expect(table('AB', games('A-B 0:0'))[0]).toMatchObject({ played: 1, draws: 1 });
  });

  it('ST-3 a tie-breaker counts in no record', () => {
    const rows = table('AB', games('A-B 1:1', 'A-B 0:5*'));
    expect(rows[0]).toMatchObject({ teamId: 'B', played: 1, wins: 0, draws: 1, losses: 0, goalsFor: 1, points: 1 });
    expect(rows[1]).toMatchObject({ teamId: 'A', played: 1, draws: 1, losses: 0, goalsAgainst: 1, points: 1 });
  });

  it('ST-4 a bye is a win without goals, and counts as played', () => {
    expect(table('AB', [], {}, ['B', 'B', 'X'])[0]).toMatchObject({ teamId: 'B', wins: 2, byes: 2, played: 2, goalsFor: 0, points: 6 });
  });
});

describe('points first', () => {
  it('ST-5 goes by points, wins, draws, fewer losses', () => {
    expect(reasons(table('AB', games('A-B 1:0')))).toBe('points');
    // Two wins and two losses against one win and three draws: 6 points each.
    const rows = table('ABCDEFGHI', games('A-C 1:0', 'A-D 1:0', 'A-E 0:1', 'B-F 1:0', 'B-G 0:0', 'B-H 0:0', 'B-I 0:0'));
    expect(rows.slice(0, 2).map(({ teamId: id, aheadBy }) => [id, aheadBy?.criterion])).toEqual([
      ['A', 'wins'],
      ['B', 'points'],
    ]);
    const losses = table('ABCD', games('A-C 1:0', 'B-D 1:0', 'B-C 0:5'));
    expect(losses.find(({ teamId: id }) => id === 'A')?.aheadBy).toEqual({ criterion: 'losses', above: 0, below: 1 });
  });

  it('ST-6 two level on points: their own game counts, before goal difference', () => {
    const matches = games('A-B 1:2', 'A-C 9:0', 'B-C 1:0', 'B-D 0:1', 'A-D 1:0', 'C-D 3:0');
    const rows = table('ABCD', matches);
    expect(orderOf(rows).slice(0, 2)).toBe('BA');
    expect(rows[0]?.aheadBy).toEqual({ criterion: 'headToHead', above: 3, below: 0 });
    expect(orderOf(table('ABCD', matches, { headToHead: false })).slice(0, 2)).toBe('AB');
  });

  it('ST-6 skipped inside a block of three on points, even where only two are still level', () => {
    // A, B, C have 3 points; two losses separate C, A and B are still level: goals decide, not A's win over B.
    const matches = games('A-B 1:0', 'B-D 5:0', 'A-E 0:1', 'C-F 1:0', 'C-G 0:1', 'C-H 0:1');
    const rows = table('ABCDEFGH', matches).filter(({ teamId: id }) => 'ABC'.includes(id));
    expect(orderOf(rows)).toBe('BAC');
    expect(rows[0]?.aheadBy?.criterion).toBe('goalDifference');
    expect(rows[1]?.aheadBy?.criterion).toBe('losses');
  });

  it('ST-7 a circle of three falls through to goals, whatever the order of input', () => {
    const matches = games('A-B 1:0', 'B-C 2:0', 'C-A 1:0');
    for (const teams of ['ABC', 'BCA', 'CBA']) expect(orderOf(table(teams, matches))).toBe('BAC');
  });

  it('ST-8 teams that never met are level there; several games count together', () => {
    expect(reasons(table('ABCD', games('A-C 2:0', 'B-D 1:0')))).toBe('goalDifference points goalDifference');
    // One win each; B won by more.
    const twice = table('AB', games('A-B 1:0', 'B-A 3:0'));
    expect(orderOf(twice)).toBe('BA');
    expect(twice[0]?.aheadBy).toEqual({ criterion: 'headToHead', above: 2, below: -2 });
  });

  it('ST-5 then goal difference, goals for, and at the end registration', () => {
    expect(reasons(table('ABCD', games('A-C 3:0', 'B-D 2:0')))).toContain('goalDifference');
    expect(reasons(table('ABCD', games('A-C 3:1', 'B-D 2:0')))).toContain('goalsFor');
    const level = table('ABCD', games('A-C 2:0', 'B-D 2:0'));
    expect(orderOf(level)).toBe('ABCD');
    expect(level[0]?.aheadBy).toEqual({ criterion: 'order', above: 1, below: 2 });
    expect(orderOf(table('BADC', games('A-C 2:0', 'B-D 2:0')))).toBe('BADC');
  });
});

describe('wins first', () => {
  const winsFirst = { tieBreakPreset: 'winsFirst' } as const;

  it('ST-9 goes by wins, draws, losses', () => {
    // B has more points at 2 a win, A more wins.
    const matches = games('A-C 1:0', 'A-D 1:0', 'B-E 1:0', 'B-F 0:0', 'B-G 0:0', 'B-H 0:0');
    expect(table('ABCDEFGH', matches, { pointsPerWin: 2 })[0]?.teamId).toBe('B');
    const rows = table('ABCDEFGH', matches, { ...winsFirst, pointsPerWin: 2 });
    expect(rows[0]).toMatchObject({ teamId: 'A', aheadBy: { criterion: 'wins', above: 2, below: 1 } });
  });

  it('ST-10 exactly two level at that step: their own game; three: goal difference', () => {
    // A, B, C have one win; C has a draw more. A and B are level at head-to-head although three had as many points as each other before.
    const two = table('ABCDE', games('A-B 1:0', 'B-D 5:0', 'A-E 0:1', 'C-D 1:0', 'C-E 0:0'), winsFirst).filter(({ teamId: id }) =>
      'AB'.includes(id),
    );
    expect(orderOf(two)).toBe('AB');
    expect(two[0]?.aheadBy?.criterion).toBe('headToHead');
    const three = table('ABC', games('A-B 1:0', 'B-C 2:0', 'C-A 1:0'), winsFirst);
    expect(orderOf(three)).toBe('BAC');
    expect(reasons(three)).toBe('goalDifference goalDifference');
  });

  it('ST-10 does not look at goals against', () => {
    const rows = table('ABCD', games('A-C 2:1', 'B-D 2:1'), winsFirst);
    expect(reasons(rows)).toBe('order wins order');
  });
});

describe('tie-breaker games', () => {
  it.each(['pointsFirst', 'winsFirst'] as const)('ST-18 order the two that are level, ahead of goals, %s', (tieBreakPreset) => {
    const rows = table('ABC', games('A-C 3:0', 'B-C 1:0', 'A-B 0:0', 'A-B 1:2*'), { tieBreakPreset });
    expect(orderOf(rows)).toBe('BAC');
    expect(rows[0]?.aheadBy).toEqual({ criterion: 'tieBreaker', above: 1, below: 0 });
    expect(rows[1]?.aheadBy?.criterion).toBe(tieBreakPreset === 'pointsFirst' ? 'points' : 'wins');
  });

  it.each(['pointsFirst', 'winsFirst'] as const)('ST-18 lift their winner over no third team, %s', (tieBreakPreset) => {
    // All three have one win and one defeat; C has the best goals, and A and B are level.
    const circle = games('A-B 1:0', 'B-C 1:0', 'C-A 3:0');
    const rows = (...more: string[]) => table('ABC', [...circle, ...games(...more)], { tieBreakPreset });
    expect(orderOf(rows())).toBe('CBA');
    expect(orderOf(rows('A-B 2:1*'))).toBe('CAB');
    expect(rows('A-B 2:1*')[0]?.aheadBy).toEqual({ criterion: 'goalDifference', above: 2, below: -2 });
    // A third team between the two keeps them apart.
    expect(orderOf(rows('A-C 2:1*'))).toBe('CBA');
  });

  it('ST-18 order no teams that are not level, and none where they had no winner', () => {
    expect(orderOf(table('AB', games('A-B 1:0', 'A-B 0:3*')))).toBe('AB');
    for (const level of [['A-B 1:1*'], ['A-B 1:0*', 'A-B 0:1*'], ['A-B*']]) {
      const rows = table('AB', games('A-B 0:0', ...level));
      expect([orderOf(rows), rows[0]?.aheadBy?.criterion]).toEqual(['AB', 'order']);
    }
  });

  it('ST-18 order more than two that have all met; a circle of them decides nothing', () => {
    const level = games('A-B 0:0', 'B-C 0:0', 'C-A 0:0');
    expect(orderOf(table('ABC', [...level, ...games('C-A 1:0*', 'C-B 1:0*', 'B-A 1:0*')]))).toBe('CBA');
    expect(orderOf(table('ABC', [...level, ...games('A-B 1:0*', 'B-C 1:0*', 'C-A 1:0*')]))).toBe('ABC');
  });
});

describe('tables as they were published', () => {
  it('ST-19 World Cup 1994, group D: Bulgaria before Argentina, level in everything, by their own game', () => {
    const matches = games('Arg-Gre 4:0', 'Nig-Bul 3:0', 'Arg-Nig 2:1', 'Bul-Gre 4:0', 'Gre-Nig 0:2', 'Arg-Bul 0:2');
    const rows = standings({ teams: ['Arg', 'Bul', 'Gre', 'Nig'], matches, rules: rules() });
    expect(rows.map(({ teamId: id, points, goalDifference }) => `${id} ${points} ${goalDifference}`)).toEqual([
      'Nig 6 4',
      'Bul 6 3',
      'Arg 6 3',
      'Gre 0 -10',
    ]);
    expect(rows[1]?.aheadBy).toEqual({ criterion: 'headToHead', above: 3, below: 0 });
    const without = standings({ teams: ['Arg', 'Bul', 'Gre', 'Nig'], matches, rules: rules({ headToHead: false }) });
    expect(without[1]?.teamId).toBe('Arg');
  });

  it.each(['pointsFirst', 'winsFirst'] as const)('ST-19 World Cup 1994, group E: Ireland before Italy, %s', (tieBreakPreset) => {
    const matches = games('Ita-Ire 0:1', 'Nor-Mex 1:0', 'Ita-Nor 1:0', 'Mex-Ire 2:1', 'Ita-Mex 1:1', 'Ire-Nor 0:0');
    const rows = standings({ teams: ['Ita', 'Ire', 'Nor', 'Mex'], matches, rules: rules({ tieBreakPreset }) });
    expect(rows.map(({ teamId: id, points, goalsFor }) => `${id} ${points} ${goalsFor}`)).toEqual([
      'Mex 4 3',
      'Ire 4 2',
      'Ita 4 2',
      'Nor 4 1',
    ]);
    expect(reasons(rows)).toBe('goalsFor headToHead goalsFor');
  });
});

const anyMatches = fc.array(
  fc.record({
    one: fc.nat(7),
    other: fc.nat(7),
    goals: fc.tuple(fc.nat(4), fc.nat(4)),
    isTieBreaker: fc.boolean(),
    isPlayed: fc.boolean(),
  }),
  { maxLength: 40 },
);

describe('any results', () => {
  it('ST-11 the order of matches, and who is named first, never matters; ranks are 1 to n; sums agree', () => {
    fc.assert(
      fc.property(
        anyMatches,
        fc.constantFrom<TieBreakPreset>('pointsFirst', 'winsFirst'),
        fc.boolean(),
        fc.integer(),
        (list, tieBreakPreset, headToHead, seed) => {
          const teams = [...'ABCDEFGH'];
          const matches = list.map(({ one, other, goals, isTieBreaker, isPlayed }) => ({
            team1Id: teamId(teams[one] ?? ''),
            team2Id: teamId(teams[other] ?? ''),
            team1Score: isPlayed ? goals[0] : null,
            team2Score: goals[1],
            isTieBreaker,
          }));
          const random = seededRandom(seed);
          const turned = shuffled(matches, random).map((match) =>
            random() < 0.5
              ? match
              : { ...match, team1Id: match.team2Id, team2Id: match.team1Id, team1Score: match.team2Score, team2Score: match.team1Score },
          );
          const change = { tieBreakPreset, headToHead };
          const rows = table('ABCDEFGH', matches, change);
          expect(table('ABCDEFGH', turned, change)).toEqual(rows);
          expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
          expect([...orderOf(rows)].sort().join('')).toBe('ABCDEFGH');
          expect(rows.reduce((sum, { goalDifference }) => sum + goalDifference, 0)).toBe(0);
          for (const row of rows) expect(row.points).toBe(row.wins * 3 + row.draws);
          const key = tieBreakPreset === 'pointsFirst' ? 'points' : 'wins';
          for (const [index, row] of rows.slice(1).entries()) {
            const above = rows[index] as Standing;
            expect(above[key]).toBeGreaterThanOrEqual(row[key]);
            const { criterion, above: more, below: less } = above.aheadBy ?? { criterion: '', above: 0, below: 0 };
            expect(['losses', 'goalsAgainst', 'order'].includes(criterion) ? less - more : more - less).toBeGreaterThan(0);
          }
          expect(rows.at(-1)?.aheadBy).toBeNull();
        },
      ),
      { numRuns: countRuns(300), seed: 13 },
    );
  });
});
