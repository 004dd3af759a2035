import { parseMatches, parseTeams, parseTournament } from '../entities';
import { nextSwissRound } from '../swiss';
import { swissTable } from '../swiss/swiss-table';
import { getSeedOrder, swissInput } from '../seeding';
import { tournamentStandings } from './tournament-standings';

const valueOf = <Value>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const tournamentOf = (fields: object) =>
  valueOf(parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', ...fields }));
const teamsOf = (names: string) =>
  valueOf(parseTeams(Object.fromEntries([...names].map((name, index) => [name, { name, registeredAt: index }]))));
const matchesOf = (games: Record<string, string>) =>
  valueOf(
    parseMatches(
      Object.fromEntries(
        Object.entries(games).map(([id, text]) => {
          const [team1Id, team2Id, score1, score2] = text.split(' ');
          return [id, { team1Id, team2Id, team1Score: score1 ? Number(score1) : null, team2Score: score2 ? Number(score2) : null }];
        }),
      ),
    ),
  );

describe('tournamentStandings', () => {
  it('ST-12 one table per group, in order; a game between groups counts in none', () => {
    const tables = tournamentStandings(
      tournamentOf({ groups: { 1: ['C', 'D'], 0: ['B', 'A'] } }),
      teamsOf('ABCDE'),
      matchesOf({ m1: 'B A 1 0', m2: 'C D 0 3', m3: 'A C 9 0' }),
    );
    expect(tables.map(({ groupId, rows }) => `${groupId}:${rows.map(({ teamId }) => teamId).join('')}`)).toEqual(['0:BA', '1:DC']);
    expect(tables[0]?.rows[1]).toMatchObject({ teamId: 'A', goalsFor: 0 });
    expect(tournamentStandings(tournamentOf({}), teamsOf('AB'), new Map())).toEqual([]);
  });

  it('ST-12 a team of a group that the list lacks stands in its table', () => {
    const tables = tournamentStandings(tournamentOf({ groups: { 0: ['X', 'A'] } }), teamsOf('A'), matchesOf({ m: 'X A 1 0' }));
    expect(tables[0]?.rows.map(({ teamId }) => teamId)).toEqual(['X', 'A']);
  });

  it('ST-13 counts the byes of rounds that are there', () => {
    const tournament = tournamentOf({ groups: { 0: ['A', 'B', 'C'] }, schedule: { 0: ['m'] }, byes: { 0: 'C', 1: 'A' } });
    expect(tournamentStandings(tournament, teamsOf('ABC'), matchesOf({ m: 'A B 0 0' }))[0]?.rows[0]).toMatchObject({
      teamId: 'C',
      byes: 1,
      wins: 1,
    });
  });
});

describe('swissInput', () => {
  const fields = { groups: { 0: ['A', 'B', 'C', 'D'] }, scheduleType: 'swissRounds', teamOrder: ['D', 'X', 'B', 'D'] };

  it('SE-5 seeds are the organiser’s order, then registration; the first round has no ranking', () => {
    expect(getSeedOrder(tournamentOf(fields), teamsOf('ABCDE'))).toEqual(['D', 'B', 'A', 'C', 'E']);
    const input = swissInput(tournamentOf(fields), teamsOf('ABCDE'), new Map());
    expect(input).toMatchObject({ teams: ['D', 'B', 'A', 'C'], rounds: [], pointsPerWin: 3 });
    expect(nextSwissRound(input)).toMatchObject({
      kind: 'round',
      round: 1,
      pairings: [
        { team1Id: 'D', team2Id: 'A' },
        { team1Id: 'B', team2Id: 'C' },
      ],
    });
  });

  it('SE-5 of level teams the one that the page shows last rests, whatever its seed', () => {
    const level = tournamentOf({
      groups: { 0: ['A', 'B', 'C', 'D'] },
      ...{ scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] }, teamOrder: ['C', 'B', 'A', 'D'], withdrawnTeamIds: ['D'] },
    });
    const matches = matchesOf({ m1: 'C A 1 1', m2: 'B D 1 1' });
    const [table] = tournamentStandings(level, teamsOf('ABCD'), matches);
    expect(table?.rows.map(({ teamId }) => teamId)).toEqual(['A', 'B', 'C', 'D']);
    expect(nextSwissRound(swissInput(level, teamsOf('ABCD'), matches))).toMatchObject({ bye: 'C' });
  });

  it('SE-5 pairs by the points of the table: other points for a draw, and deductions', () => {
    const tournament = tournamentOf({
      ...{ ...fields, schedule: { 0: ['m1', 'm2'] }, pointsPerDraw: 2, pointsPerLoss: 1 },
      pointAdjustments: { A: '-1 Late', constructor: '9 Nobody' },
    });
    const input = swissInput(tournament, teamsOf('ABCD'), matchesOf({ m1: 'D A 1 1', m2: 'B C 1 0' }));
    expect(Object.fromEntries(input.points ?? [])).toEqual({ A: 1, B: 3, C: 1, D: 2 });
    expect(swissTable(input).lines.map(({ teamId, points }) => `${teamId}${points}`)).toEqual(['B3', 'D2', 'A1', 'C1']);
  });

  it('SE-6 rounds follow the schedule; breaks and games that are gone are none', () => {
    const tournament = tournamentOf({
      ...fields,
      schedule: { 10: ['m3', 'm4'], 2: ['m1', 'break', 'm2', 'gone'] },
      withdrawnTeamIds: ['C'],
      byes: { 2: 'A' },
    });
    const matches = matchesOf({ m1: 'D A 1 0', m2: 'B C 0 2', m3: 'D C 0 1', m4: 'A B 3 0' });
    const input = swissInput(tournament, teamsOf('ABCD'), matches);
    expect(input.rounds.map(({ games, byes }) => [games.map(({ team1Id, team2Id }) => `${team1Id}${team2Id}`), byes])).toEqual([
      [['DA', 'BC'], ['A']],
      [['DC', 'AB'], []],
    ]);
    expect(input.withdrawn).toEqual(['C']);
    expect(input.ranking?.slice(0, 2)).toEqual(['C', 'A']);
  });
});
