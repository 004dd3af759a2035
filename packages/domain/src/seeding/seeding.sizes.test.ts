import * as fc from 'fast-check';
import { finalRanking, openGames } from '../brackets';
import { applyResult, createBracket } from '../brackets/making';
import { teamId, type BracketType, type TeamId } from '../entities';
import { draftGroups } from '../groups/making';
import { seededRandom } from '../random';
import { planRoundRobin } from '../round-robin';
import { standings, type StandingMatch } from '../standings';
import { firstRoundPairs, sameGroupClashes, seedsFromStandings } from '.';
import { countRuns, sizesBetween } from '../sizes.testkit';

const rules = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' } as const;

/** A played group stage: random scores, draws among them. */
function playGroups(count: number, groupCount: number, seed: number) {
  const random = seededRandom(seed);
  const teams = Array.from({ length: count }, (_, index) => teamId(`T${index + 1}`));
  const groups = draftGroups({ teams, groupCount });
  const plan = planRoundRobin({ groups: Object.values(groups), days: 1, numberOfCourts: 2 });
  const matches = plan.days.flat().flatMap((entry): StandingMatch[] =>
    entry === 'break'
      ? []
      : [
          {
            team1Id: entry.team1Id,
            team2Id: entry.team2Id,
            team1Score: Math.floor(random() * 5),
            team2Score: Math.floor(random() * 5),
            isTieBreaker: false,
          },
        ],
  );
  const tables = Object.entries(groups).map(([groupId, members]) => ({ groupId, rows: standings({ teams: members, matches, rules }) }));
  const groupOf = (team: TeamId) => Object.entries(groups).find(([, members]) => members.includes(team))?.[0] ?? null;
  return { tables, groupOf, random };
}

describe('firstRoundPairs', () => {
  it('SE-1 are the seeds whose first game is against each other', () => {
    expect(firstRoundPairs(8, { type: 'single' })).toEqual(
      [
        [1, 8],
        [4, 5],
        [2, 7],
        [3, 6],
      ].map((pair) => expect.arrayContaining(pair)),
    );
    expect(
      firstRoundPairs(6, { type: 'double' })
        .map((pair) => [...pair].sort().join('-'))
        .sort(),
    ).toEqual(['3-6', '4-5']);
  });
});

describe('seedsFromStandings', () => {
  it('SE-2 takes all firsts, then all seconds; in a rank the better record per game is first', () => {
    const row = (id: string, played: number, points: number, goalDifference = 0, byes = 0) => ({
      teamId: id,
      rank: Number(id.slice(1)),
      played,
      wins: 0,
      draws: 0,
      losses: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      goalDifference,
      points,
      byes,
      aheadBy: null,
    });
    const tables = [
      { groupId: '0', rows: [row('A1', 4, 9), row('A2', 4, 6)] },
      { groupId: '1', rows: [row('B1', 3, 9), row('B2', 3, 3)] },
      { groupId: '2', rows: [row('C1', 3, 9, 4)] },
    ];
    expect(seedsFromStandings({ tables })).toEqual(['C1', 'B1', 'A1', 'A2', 'B2']);
    expect(seedsFromStandings({ tables, size: 3 })).toEqual(['C1', 'B1', 'A1']);
    expect(seedsFromStandings({ tables: [] })).toEqual([]);
    // The four games include the bye: 9 points of 4 games are more than 8 of 4.
    const withBye = [
      { groupId: '0', rows: [row('A1', 4, 8)] },
      { groupId: '1', rows: [row('B1', 4, 9, 0, 1)] },
    ];
    expect(seedsFromStandings({ tables: withBye })).toEqual(['B1', 'A1']);
  });

  it('SE-2 a team keeps its rank where better teams of its group have left', () => {
    const groups = playGroups(12, 2, 5).tables;
    const [first, second] = groups.map(({ rows }) => rows.map(({ teamId: id }) => id));
    const left = groups.map(({ groupId, rows }, group) => ({ groupId, rows: rows.filter(({ rank }) => group === 1 || rank > 2) }));
    const seeds = seedsFromStandings({ tables: left });
    expect(seeds.slice(0, 2)).toEqual(second!.slice(0, 2));
    expect(seeds.slice(2, 4).sort()).toEqual([first![2], second![2]].sort());
  });

  it('SE-3 nobody leaves its rank, and no clash is left that an exchange of two would take away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 40 }),
        fc.integer({ min: 2, max: 8 }),
        fc.integer(),
        fc.constantFrom<BracketType>('single', 'double', 'singleHayes', 'doubleHayes'),
        (count, groupCount, seed, type) => {
          const { tables, groupOf } = playGroups(count, groupCount, seed);
          const seeds = seedsFromStandings({ tables, bracket: { type } });
          expect([...seeds].sort()).toEqual(tables.flatMap(({ rows }) => rows.map(({ teamId: id }) => id)).sort());
          const rankOf = new Map(tables.flatMap(({ rows }) => rows.map(({ teamId: id, rank }) => [id, rank] as const)));
          const ranks = seeds.map((id) => rankOf.get(id) ?? 0);
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
          const clashes = sameGroupClashes(seeds, groupOf, { type }).length;
          for (let one = 0; one < seeds.length; one += 1) {
            for (let other = one + 1; other < seeds.length && ranks[other] === ranks[one]; other += 1) {
              const changed = [...seeds];
              [changed[one], changed[other]] = [changed[other] as TeamId, changed[one] as TeamId];
              expect(sameGroupClashes(changed, groupOf, { type }).length).toBeGreaterThanOrEqual(clashes);
            }
          }
        },
      ),
      { numRuns: countRuns(60), seed: 4 },
    );
  });

  it('SE-3 two groups of eight, three of six, four and eight of four meet no group mate in the first round', () => {
    for (const [count, groupCount] of [
      [16, 2],
      [16, 4],
      [18, 3],
      [12, 2],
      [12, 4],
      [32, 4],
      [24, 3],
      [12, 6],
      [24, 6],
      [21, 7],
      [32, 8],
      [64, 8],
    ] as const) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { tables, groupOf } = playGroups(count, groupCount, seed);
        expect(sameGroupClashes(seedsFromStandings({ tables }), groupOf, { type: 'single' })).toEqual([]);
      }
    }
  });
});

describe('a whole event: groups, tables, seeds, bracket', () => {
  const types: BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];

  it.each(sizesBetween(4))('SE-4 of %i teams ends with a ranking of all of them', (count) => {
    const groupCount = Math.min(1 + (count % 8), Math.floor(count / 2));
    const { tables, random } = playGroups(count, groupCount, count);
    const type = types[count % 4] ?? 'single';
    const bracketType = count < 6 ? 'single' : type;
    const seeds = seedsFromStandings({ tables, bracket: { type: bracketType } });
    let bracket = createBracket(bracketType, seeds);
    for (let game = openGames(bracket)[0]; game; game = openGames(bracket)[0]) {
      const upset = random() < 0.4;
      bracket = applyResult(bracket, game, { team1Score: upset ? 1 : 3, team2Score: upset ? 2 : 0 }).bracket;
    }
    const { complete, teams } = finalRanking(bracket);
    expect(complete).toBe(true);
    expect(teams.map(({ teamId: id }) => id).sort()).toEqual([...seeds].sort());
    expect(teams[1]?.place).toBe(2);
  });
});
