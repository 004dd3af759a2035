import { bruteForce, randomFrom } from '../matching/matching.testkit';
import { NO_EDGE } from '../matching/weight-matrix';
import { explainSwissRound } from './explain-swiss-round';
import { nextSwissRound } from './next-swiss-round';
import { pairingWeights } from './pairing-weights';
import { swissByes } from './swiss-byes';
import { swissTable } from './swiss-table';
import type { SwissInput, SwissRoundRecord } from './types';

const teamsOf = (n: number): string[] => Array.from({ length: n }, (_, i) => `T${i + 1}`);
const round = (...games: [string, string, number | null, number | null][]): SwissRoundRecord => ({
  games: games.map(([team1Id, team2Id, team1Score, team2Score]) => ({ team1Id, team2Id, team1Score, team2Score })),
});
const pairs = (input: SwissInput): string[] => {
  const outcome = nextSwissRound(input);
  return outcome.kind === 'allPlayed' ? [] : outcome.pairings.map(({ team1Id, team2Id }) => `${team1Id} ${team2Id}`);
};

/** Three rounds of six teams after which the games played form K3,3: two triangles of unplayed pairs are left. */
const stuck = [
  round(['T1', 'T4', 1, 0], ['T2', 'T5', 1, 0], ['T3', 'T6', 1, 0]),
  round(['T1', 'T5', 1, 0], ['T2', 'T6', 1, 0], ['T3', 'T4', 1, 0]),
  round(['T1', 'T6', 1, 0], ['T2', 'T4', 1, 0], ['T3', 'T5', 1, 0]),
];

describe('nextSwissRound', () => {
  it('needs two teams, each once, S1', () => {
    expect(() => nextSwissRound({ teams: ['T1'], rounds: [] })).toThrow('numberOfTeams must be greater than or equal to 2');
    expect(() => nextSwissRound({ teams: ['T1', 'T1'], rounds: [] })).toThrow(RangeError);
  });

  it('opens with the top half against the bottom half, S2', () => {
    expect(nextSwissRound({ teams: teamsOf(6), rounds: [] })).toEqual({
      kind: 'round',
      round: 1,
      bye: null,
      pairings: [
        { team1Id: 'T1', team2Id: 'T4' },
        { team1Id: 'T2', team2Id: 'T5' },
        { team1Id: 'T3', team2Id: 'T6' },
      ],
    });
    expect(nextSwissRound({ teams: teamsOf(5), rounds: [] })).toMatchObject({
      bye: 'T5',
      pairings: [{ team2Id: 'T3' }, { team2Id: 'T4' }],
    });
    expect(pairs({ teams: teamsOf(5), withdrawn: ['T2'], rounds: [] })).toEqual(['T1 T4', 'T3 T5']);
  });

  it('pairs equal scores first and settles equal sums by seed, S6 S7', () => {
    const first = round(['T1', 'T5', 2, 0], ['T2', 'T6', 2, 0], ['T3', 'T7', 2, 0], ['T4', 'T8', 2, 0]);
    expect(nextSwissRound({ teams: teamsOf(8), rounds: [first] })).toMatchObject({ kind: 'round', round: 2 });
    expect(pairs({ teams: teamsOf(8), rounds: [first] })).toEqual(['T1 T2', 'T3 T4', 'T5 T6', 'T7 T8']);
    const second = round(['T1', 'T2', 1, 1], ['T3', 'T4', 1, 1], ['T5', 'T6', 1, 1], ['T7', 'T8', 1, 1]);
    expect(pairs({ teams: teamsOf(8), rounds: [first, second] })).toEqual(['T1 T3', 'T2 T4', 'T5 T7', 'T6 T8']);
  });

  it('does not depend on the order of games, S7', () => {
    const random = randomFrom(3);
    const rounds: SwissRoundRecord[] = [];
    for (let r = 0; r < 5; r++) {
      const outcome = nextSwissRound({ teams: teamsOf(20), rounds });
      const turned = rounds.map(({ games }) => ({ games: [...games].reverse() }));
      expect(nextSwissRound({ teams: teamsOf(20), rounds: turned })).toEqual(outcome);
      if (outcome.kind === 'allPlayed') throw new Error('too early');
      rounds.push({
        games: outcome.pairings.map((pair) => ({ ...pair, team1Score: Math.floor(random() * 3), team2Score: Math.floor(random() * 3) })),
      });
    }
  });

  it('finds the round of the lowest score gaps, then rank gaps, among all rounds, S6', () => {
    const random = randomFrom(8);
    for (let event = 0; event < 40; event++) {
      const n = 4 + 2 * Math.floor(random() * 4);
      const rounds: SwissRoundRecord[] = [];
      for (;;) {
        const input = { teams: teamsOf(n), rounds };
        const outcome = nextSwissRound(input);
        if (outcome.kind !== 'round') break;
        if (rounds.length > 0) {
          const { lines, lastMet } = swissTable(input);
          const rank = new Map(lines.map((line, i) => [line.teamId, i]));
          const weights = (of: (a: number, b: number) => number): Float64Array =>
            Float64Array.from({ length: n * n }, (_, at) => {
              const [a, b] = [Math.floor(at / n), at % n];
              return a === b || lastMet[a * n + b]! > 0 ? NO_EDGE : -of(a, b);
            });
          const gap = (a: number, b: number): number => Math.abs(lines[a]!.points - lines[b]!.points);
          const sum = (of: (a: number, b: number) => number): number =>
            outcome.pairings.reduce((total, p) => total - of(rank.get(p.team1Id)!, rank.get(p.team2Id)!), 0);
          const tuple = (a: number, b: number): number => gap(a, b) * 1e6 + Math.abs(a - b);
          expect(sum(gap)).toBe(bruteForce(n, weights(gap), true).weight);
          expect(sum(tuple)).toBe(bruteForce(n, weights(tuple), true).weight);
        }
        rounds.push({
          games: outcome.pairings.map((pair) => ({ ...pair, team1Score: Math.floor(random() * 3), team2Score: Math.floor(random() * 3) })),
        });
      }
    }
  });

  it('ranks by points, wins, losses, goal difference, goals and seed, S3', () => {
    const played = [
      round(['T1', 'T2', 1, 1], ['T3', 'T4', 1, 0], ['T5', 'T6', 3, 2]),
      round(['T1', 'T3', 0, 1], ['T2', 'T5', null, null], ['T4', 'T6', 2, 1]),
    ];
    const order = (extra: Partial<SwissInput>): string[] =>
      swissTable({ teams: teamsOf(6), rounds: played, ...extra }).lines.map((line) => `${line.teamId} ${line.points}`);
    expect(order({})).toEqual(['T3 6', 'T5 3', 'T4 3', 'T2 1', 'T1 1', 'T6 0']);
    expect(order({ pointsPerWin: 2 })).toEqual(['T3 4', 'T5 2', 'T4 2', 'T2 1', 'T1 1', 'T6 0']);
    expect(order({ ranking: ['T6', 'T1', 'T2', 'T3', 'T4', 'T5'] }).map((line) => line.slice(0, 2))).toEqual([
      'T6',
      'T1',
      'T2',
      'T3',
      'T4',
      'T5',
    ]);
  });

  it('keeps the games of a withdrawn team and rests the lowest team without a bye, S4 S5', () => {
    const first = round(['T1', 'T3', 1, 0], ['T2', 'T4', 1, 0]);
    const second = nextSwissRound({ teams: teamsOf(4), withdrawn: ['T1'], rounds: [first] });
    expect(second).toEqual({ kind: 'round', round: 2, bye: 'T4', pairings: [{ team1Id: 'T2', team2Id: 'T3' }] });
    const rounds = [first, round(['T2', 'T3', 1, 0])];
    expect(swissByes({ teams: teamsOf(4), withdrawn: ['T1'], rounds })).toEqual([
      { round: 1, byes: [] },
      { round: 2, byes: ['T4'] },
    ]);
    expect(nextSwissRound({ teams: teamsOf(4), withdrawn: ['T1'], rounds })).toMatchObject({
      bye: 'T2',
      pairings: [{ team1Id: 'T4', team2Id: 'T3' }],
    });
  });

  it('rests the lowest of the table that people see, where level teams stand otherwise than by seed, and says so, S5 S10', () => {
    const input = { teams: teamsOf(5), rounds: [round(['T1', 'T2', 0, 0], ['T3', 'T4', 0, 0]), round(['T1', 'T5', 0, 0])] };
    const level = { ...input, rounds: input.rounds.map(({ games }) => ({ games, byes: [] })) };
    expect(nextSwissRound(level)).toMatchObject({ bye: 'T5' });
    const seen = { ...level, shown: ['T1', 'T5', 'T4', 'T3', 'T2'] };
    const outcome = nextSwissRound(seen);
    expect(outcome).toMatchObject({ kind: 'round', bye: 'T2' });
    const byeOf = (one: SwissInput) => explainSwissRound(one, nextSwissRound(one)).find(({ kind }) => kind === 'bye');
    expect(byeOf(seen)).toMatchObject({ teamId: 'T2', passedOver: [] });
    const rested = { ...seen, rounds: [...seen.rounds, { games: [], byes: ['T2'] }] };
    expect(byeOf(rested)).toMatchObject({ teamId: 'T3', passedOver: [{ teamId: 'T2', reason: 'hadBye' }] });
  });

  it('counts a bye as a win without goals, S3', () => {
    const [first] = swissTable({ teams: teamsOf(3), rounds: [round(['T1', 'T2', 0, 0])] }).lines;
    expect(first).toMatchObject({ teamId: 'T3', points: 3, byes: 1 });
  });

  it('says that all is played only when no pair is left, S8', () => {
    expect(nextSwissRound({ teams: teamsOf(2), rounds: [round(['T1', 'T2', 1, 0])] })).toEqual({ kind: 'allPlayed' });
    expect(nextSwissRound({ teams: teamsOf(3), withdrawn: ['T2', 'T3'], rounds: [] })).toEqual({ kind: 'allPlayed' });
    expect(nextSwissRound({ teams: teamsOf(6), rounds: stuck }).kind).toBe('deadEnd');
  });

  it('offers the fewest and oldest rematches at a dead end, S9', () => {
    const outcome = nextSwissRound({ teams: teamsOf(6), rounds: stuck });
    if (outcome.kind !== 'deadEnd') throw new Error(outcome.kind);
    expect(outcome.round).toBe(4);
    expect(outcome.pairings).toHaveLength(3);
    expect(outcome.rematches).toHaveLength(1);
    expect(outcome.rematches[0]!.lastRound).toBe(1);
    expect(
      outcome.rematches
        .map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join(' '))
        .filter((pair) => ['T1 T4', 'T2 T5', 'T3 T6'].includes(pair)),
    ).toHaveLength(1);
  });

  it('stays exact for large gaps in large fields, S6', () => {
    const teams = teamsOf(512);
    const rounds = [
      { games: teams.slice(0, 256).map((team1Id, i) => ({ team1Id, team2Id: teams[256 + i]!, team1Score: 1, team2Score: 0 })) },
    ];
    const table = swissTable({ teams, rounds, pointsPerWin: 4_000_000 });
    const weights = pairingWeights(table, false);
    expect(-weights[511]!).toBe(4_000_000 * (512 * 128 + 1) + 511);
    const outcome = nextSwissRound({ teams, rounds, pointsPerWin: 4_000_000 });
    if (outcome.kind !== 'round') throw new Error(outcome.kind);
    const points = new Map(table.lines.map((line) => [line.teamId, line.points]));
    expect(outcome.pairings.every(({ team1Id, team2Id }) => points.get(team1Id) === points.get(team2Id))).toBe(true);
  });

  it('explains who meets whom and why, S10', () => {
    const first = round(['T1', 'T2', 1, 0], ['T3', 'T4', 1, 0], ['T5', 'T6', 0, 0]);
    const input = { teams: teamsOf(7), rounds: [first] };
    const outcome = nextSwissRound(input);
    const events = explainSwissRound(input, outcome);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'ranked', teamId: 'T1', rank: 1, points: 3 },
      { kind: 'ranked', teamId: 'T3', rank: 2, points: 3 },
    ]);
    expect(events[7]).toMatchObject({ kind: 'bye', teamId: 'T4', byes: 0, passedOver: [] });
    expect(events.slice(8).every((event) => event.kind === 'paired')).toBe(true);
    expect(events[8]).toMatchObject({ team1Id: 'T1', team2Id: 'T3', reason: 'sameScore', scoreGap: 0, rankGap: 1, passedOver: [] });
    const dead = { teams: teamsOf(6), rounds: stuck };
    expect(
      explainSwissRound(dead, nextSwissRound(dead)).filter((event) => event.kind === 'paired' && event.reason === 'rematch'),
    ).toHaveLength(1);
    expect(explainSwissRound({ teams: teamsOf(2), rounds: [round(['T1', 'T2', 1, 0])] }, { kind: 'allPlayed' })).toHaveLength(2);
  });
});

describe('a late team', () => {
  const first = round(['T1', 'T3', 2, 0], ['T2', 'T4', 1, 0]);
  const late = { teams: teamsOf(5), rounds: [{ ...first, byes: [] }], shown: teamsOf(5) };

  it('plays the next round: another of the lowest rests, S12', () => {
    expect(nextSwissRound(late)).toMatchObject({ kind: 'round', bye: 'T4' });
    const bye = explainSwissRound(late, nextSwissRound(late)).find((event) => event.kind === 'bye');
    expect(bye).toMatchObject({ teamId: 'T4', passedOver: [{ teamId: 'T5', reason: 'late' }] });
    // It has played since, and rests like any other.
    const second = { ...round(['T1', 'T2', 1, 0], ['T3', 'T5', 1, 0]), byes: ['T4'] };
    expect(nextSwissRound({ ...late, rounds: [...late.rounds, second] })).toMatchObject({ bye: 'T5' });
  });

  it('rests only if all others have rested more often, S12', () => {
    const rested = { ...first, byes: ['T1', 'T2', 'T3', 'T4'] };
    expect(nextSwissRound({ teams: teamsOf(5), rounds: [rested] })).toMatchObject({ bye: 'T5' });
  });

  it('makes an odd number even: nobody rests, S12', () => {
    const odd = { ...round(['T1', 'T2', 1, 0]), byes: ['T3'] };
    const outcome = nextSwissRound({ teams: teamsOf(4), rounds: [odd], points: new Map([['T4', 3]]) });
    expect(outcome).toMatchObject({ kind: 'round', bye: null });
    expect(outcome.kind === 'round' && outcome.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id])).toContain('T4');
  });

  it('is none where every team has played: those rounds are what they were, S12', () => {
    const played = { ...round(['T1', 'T2', 1, 0], ['T3', 'T4', 1, 0]), byes: ['T5'] };
    expect(swissTable({ teams: teamsOf(5), rounds: [played] }).lines.filter(({ isLate }) => isLate)).toEqual([]);
    expect(swissTable({ teams: teamsOf(5), rounds: [] }).lines.filter(({ isLate }) => isLate)).toEqual([]);
  });
});
