import fc from 'fast-check';
import { parseBracketGames, parseMatches, parseTeams, parseTournament, teamId, type GamePlay } from '../entities';
import { readBracket, getGameState } from '../brackets';
import { createBracket, storedBracket } from '../brackets/making';
import { swissInput } from '../seeding';
import { isSettled, standings, tournamentStandings } from '.';

const valueOf = <Value>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const endings = ['', 'played', 'forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled'] as const;
const matchesOf = (list: readonly (readonly [string, string, number | null, number | null, string])[]) =>
  valueOf(
    parseMatches(
      Object.fromEntries(
        list.map(([team1Id, team2Id, team1Score, team2Score, ending], index) => [
          `m${index}`,
          { team1Id, team2Id, team1Score, team2Score, play: { state: ending === '' ? 'playing' : 'finished', ending } },
        ]),
      ),
    ),
  );
const tournamentOf = (fields: object) =>
  valueOf(
    parseTournament('t', {
      name: 'Cup',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      groups: { 0: ['A', 'B', 'C'] },
      schedule: { 0: ['m0', 'm1', 'm2'] },
      ...fields,
    }),
  );
const teams = valueOf(parseTeams({ A: { name: 'A' }, B: { name: 'B' }, C: { name: 'C' } }));
const lineOf = (fields: object, matches: ReturnType<typeof matchesOf>, team: string) =>
  tournamentStandings(tournamentOf(fields), teams, matches)[0]!.rows.find((row) => row.teamId === teamId(team))!;

describe('what a match counts for', () => {
  it('ST-14 a forfeit is worth its goals, whatever was scored before', () => {
    const matches = matchesOf([['A', 'B', 3, 0, 'forfeitByTeam1']]);
    expect(lineOf({}, matches, 'B')).toMatchObject({ wins: 1, goalsFor: 5, goalsAgainst: 0 });
    expect(lineOf({ forfeitGoals: 3 }, matches, 'A')).toMatchObject({ losses: 1, goalsAgainst: 3, goalsFor: 0 });
  });

  it('ST-14 of a double forfeit both lose; cancelled and running games count nothing', () => {
    const matches = matchesOf([
      ['A', 'B', null, null, 'doubleForfeit'],
      ['A', 'C', 9, 0, 'cancelled'],
      ['B', 'C', 4, 0, ''],
    ]);
    for (const team of ['A', 'B']) expect(lineOf({}, matches, team)).toMatchObject({ played: 1, losses: 1, goalDifference: 0, points: 0 });
    expect(lineOf({}, matches, 'C')).toMatchObject({ played: 0 });
  });

  it('ST-24 who loses by a forfeit has the points of a loss, also where both do', () => {
    const matches = matchesOf([
      ['A', 'B', null, null, 'forfeitByTeam1'],
      ['A', 'C', null, null, 'doubleForfeit'],
    ]);
    const points = (team: string) => lineOf({ pointsPerLoss: 1, pointsPerDraw: 2 }, matches, team).points;
    expect(['A', 'B', 'C'].map(points)).toEqual([2, 3, 1]);
  });

  it('ST-15 games of a team that has withdrawn stand, or fall, in tables and in Swiss input', () => {
    const matches = matchesOf([
      ['A', 'B', 3, 0, 'played'],
      ['B', 'C', 1, 0, 'played'],
    ]);
    const gone = { withdrawnTeamIds: ['B'] };
    expect(lineOf(gone, matches, 'A')).toMatchObject({ wins: 1 });
    expect(lineOf({ ...gone, withdrawnGames: 'fall' }, matches, 'A')).toMatchObject({ played: 0 });
    expect(lineOf({ ...gone, withdrawnGames: 'fall' }, matches, 'C')).toMatchObject({ played: 0 });
    const scoresOf = (fields: object) =>
      swissInput(tournamentOf({ ...gone, ...fields }), teams, matches).rounds[0]!.games.map((game) => game.team1Score);
    expect(scoresOf({})).toEqual([3, 1]);
    expect(scoresOf({ withdrawnGames: 'fall' })).toEqual([null, null]);
  });

  it('ST-17 a team that leaves the bracket changes no table of the groups, whose games were over before', () => {
    const matches = matchesOf([
      ['A', 'B', 3, 0, 'played'],
      ['B', 'C', 1, 0, 'played'],
      ['A', 'C', 1, 1, 'played'],
    ]);
    const tables = (fields: object) => tournamentStandings(tournamentOf({ withdrawnGames: 'fall', ...fields }), teams, matches);
    const withBracket = { bracketSeeds: ['A', 'B'] };
    expect(tables({ ...withBracket, withdrawnTeamIds: ['B'] })).toEqual(tables(withBracket));
    // A team that left during the groups is in no bracket, so its games still fall.
    expect(lineOf({ withdrawnGames: 'fall', bracketSeeds: ['A', 'C'], withdrawnTeamIds: ['B'] }, matches, 'A')).toMatchObject({
      played: 1,
    });
  });

  it('ST-14 nobody waits for what has a result, was cancelled, or fell; the two scores alone do not say so', () => {
    const settled = (match: Parameters<typeof matchesOf>[0][number], rules = {}) => isSettled([...matchesOf([match]).values()][0]!, rules);
    for (const ending of endings.slice(2)) expect(settled(['A', 'B', null, null, ending])).toBe(true);
    expect(settled(['A', 'B', 2, 1, 'played'])).toBe(true);
    expect(settled(['A', 'B', 2, 1, ''])).toBe(false);
    expect(isSettled({ ...[...matchesOf([['A', 'B', 2, null, 'played']]).values()][0]!, play: undefined }, {})).toBe(false);
    const gone = { withdrawnTeamIds: [teamId('B')] };
    const waiting = { ...[...matchesOf([['A', 'B', null, null, 'played']]).values()][0]!, play: undefined };
    expect([isSettled(waiting, gone), isSettled(waiting, { ...gone, withdrawnGames: 'fall' })]).toEqual([false, true]);
    expect(settled(['A', 'B', 2, 1, 'played'], { ...gone, withdrawnGames: 'fall' })).toBe(true);
  });

  it('ST-14 goals for equal goals against, and nobody has more games than results, however games end', () => {
    const team = fc.constantFrom('A', 'B', 'C');
    const one = fc.tuple(team, team, fc.nat(6), fc.nat(6), fc.constantFrom(...endings));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (list) => {
        const rules = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' } as const;
        const rows = standings({ teams: ['A', 'B', 'C'], matches: matchesOf(list).values(), rules });
        expect(rows.reduce((sum, { goalDifference }) => sum + goalDifference, 0)).toBe(0);
        for (const { played, wins, draws, losses } of rows) expect(wins + draws + losses).toBe(played);
        const counted = list.filter(([a, b, , , ending]) => a !== b && ending !== '' && ending !== 'cancelled');
        expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * counted.length);
      }),
      { seed: 21 },
    );
  });
});

describe('a bracket', () => {
  const { games, layout } = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
  const first = layout.bracket.upper!['round1']![0]!;
  const winnerBy = (fields: object) => {
    const documents = Object.fromEntries([...games].map(([id, game]) => [id, id === first ? { ...game, ...fields } : game]));
    const { bracket, problems } = readBracket(layout, valueOf(parseBracketGames(documents)));
    return { winner: getGameState(bracket!, first).winner, problems };
  };
  const play = (more: Partial<Record<keyof GamePlay, unknown>>) => ({ play: { state: 'finished', ...more } });

  it.each([
    ['of a forfeit the other side', { team1Score: 3, team2Score: 1, ...play({ ending: 'forfeitByTeam1' }) }, 'D'],
    ['of a forfeit of the other', play({ ending: 'forfeitByTeam2' }), 'A'],
    ['the one that the state names', { team1Score: 2, team2Score: 2, ...play({ ending: 'goldenGoal', winner: '2' }) }, 'D'],
    ['by the scores', { team1Score: 2, team2Score: 1, ...play({ ending: 'played' }) }, 'A'],
    ['nobody while it is played', { team1Score: 2, team2Score: 1, ...play({ state: 'playing' }) }, 'TBD'],
    ['nobody, ever, of a double forfeit (B23)', play({ ending: 'doubleForfeit' }), 'BYE'],
    ['nobody, ever, where it is cancelled (B23)', { team1Score: 2, team2Score: 1, ...play({ ending: 'cancelled' }) }, 'BYE'],
  ])('B22 has for a winner %s', (_what, fields, winner) => {
    expect(winnerBy(fields)).toEqual({ winner, problems: [] });
  });
});
