import { createTeamIds, createTournament, unplayed } from '../day/day.testkit';
import { dayId, matchId, restingIn, type GroupId, type Match, type MatchId, type TeamId, type Tournament } from '../entities';
import { seededRandom, type Random } from '../random';
import { tournamentStandings } from '../standings';
import { sizesBetween } from '../sizes.testkit';
import { inTurn, nextSwissRound } from '../swiss';
import { seedsFromStandings, storedByes, swissGroups, swissInput } from '.';

/* Whole Swiss events in two to four groups: random results, corrections, withdrawals, late teams. */

interface Event {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** In the order of registration. */
  readonly teams: readonly TeamId[];
}

const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));
const scored = (match: Match, random: Random): Match => ({ ...match, team1Score: upTo(4, random), team2Score: upTo(4, random) });
const listed = ({ teams }: Event) => teams.map((id) => ({ id }));
const tablesOf = (event: Event) => tournamentStandings(event.tournament, listed(event), event.matches);
const pairKey = ({ team1Id, team2Id }: Pick<Match, 'team1Id' | 'team2Id'>) => [team1Id, team2Id].sort().join(' ');

/** Adds the next round of all groups with results, and checks it; null if no group has a game left. */
function playRound(event: Event, random: Random): Event | null {
  const { tournament, matches } = event;
  const gone = tournament.withdrawnTeamIds;
  const met = new Set([...matches.values()].map(pairKey));
  const byesOf = new Map(tablesOf(event).flatMap(({ rows }) => rows.map(({ teamId, byes }) => [teamId, byes])));
  const drawn = swissGroups(tournament, listed(event), matches).map(({ groupId, input }) => {
    const here = tournament.groups[groupId]!.filter((team) => !gone.includes(team));
    const outcome = nextSwissRound(input);
    const unmet = here.some((one, at) => here.slice(at + 1).some((other) => !met.has(pairKey({ team1Id: one, team2Id: other }))));
    expect(outcome.kind !== 'allPlayed').toBe(unmet);
    if (outcome.kind === 'allPlayed') return { pairings: [], bye: null };
    const { pairings, bye } = outcome;
    const playing = [...pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...(bye === null ? [] : [bye])];
    expect([...playing].sort()).toEqual([...here].sort());
    expect(pairings.filter((pair) => met.has(pairKey(pair)))).toHaveLength(outcome.kind === 'deadEnd' ? outcome.rematches.length : 0);
    if (bye !== null) expect(byesOf.get(bye)).toBe(Math.min(...here.map((team) => byesOf.get(team)!)));
    return { pairings, bye };
  });
  const pairings = inTurn(drawn.map((group) => group.pairings));
  if (pairings.length === 0) return null;
  const resting = drawn.flatMap(({ bye }) => (bye === null ? [] : [bye]));
  const round = dayId(String(Object.keys(tournament.schedule).length));
  const games = pairings.map((pair, index): Match => scored({ id: matchId(`r${round}m${index}`), ...pair, ...unplayed }, random));
  const byes = storedByes(round, resting, tournament.groups);
  // Releases that know one bye for each round find one if there is any.
  expect(Object.keys(byes).filter((key) => key === round)).toHaveLength(Math.min(1, resting.length));
  const after = {
    ...tournament,
    schedule: { ...tournament.schedule, [round]: games.map(({ id }) => id) },
    byes: { ...tournament.byes, ...byes },
  };
  expect(restingIn(after, round)).toEqual(resting);
  return { ...event, tournament: after, matches: new Map([...matches, ...games.map((game) => [game.id, game] as const)]) };
}

/** Checks that each table has the games and byes of its own teams, and nothing else. */
function checkTables(event: Event): void {
  const { groups, schedule } = event.tournament;
  const rested = Object.keys(schedule).flatMap((round) => restingIn(event.tournament, dayId(round)));
  for (const { groupId, rows } of tablesOf(event)) {
    const members = groups[groupId]!;
    expect(rows.map(({ teamId }) => teamId).sort()).toEqual([...members].sort());
    const own = [...event.matches.values()].filter(({ team1Id }) => members.includes(team1Id));
    expect(own.every(({ team2Id }) => members.includes(team2Id))).toBe(true);
    for (const { teamId, played, byes, wins } of rows) {
      expect(byes).toBe(rested.filter((team) => team === teamId).length);
      expect(played).toBe(byes + own.filter(({ team1Id, team2Id }) => team1Id === teamId || team2Id === teamId).length);
      expect(wins).toBeGreaterThanOrEqual(byes);
    }
  }
}

/** Deals teams out by seed, so that sizes differ by one at most; the last group loses `fewer` of them. */
function createEvent(count: number, size: number, fewer: number): Event {
  const teams = createTeamIds(count * size - fewer);
  const dealt = Array.from({ length: count }, (_, group) => teams.filter((__, at) => at % count === group));
  return {
    tournament: createTournament({ groups: { ...dealt }, schedule: {}, scheduleType: 'swissRounds' }),
    matches: new Map(),
    teams,
  };
}

const counts = [2, 3, 4];

it.each(counts)('S13 SE-1 in %i groups, each is paired by its own table, with teams that leave and come late', (count) => {
  for (const size of sizesBetween(4, 32)) {
    const random = seededRandom(5000 + count * 100 + size);
    let event = createEvent(count, size, size > 4 ? upTo(count - 1, random) : 0);
    for (let round = 0; round < Math.ceil(Math.log2(size)) + 2; round += 1) {
      const next = playRound(event, random);
      if (!next) break;
      event = next;
      checkTables(event);
      const corrected = [...event.matches.values()][upTo(event.matches.size - 1, random)]!;
      event = { ...event, matches: new Map([...event.matches, [corrected.id, scored(corrected, random)]]) };
      const { withdrawnTeamIds, groups } = event.tournament;
      const leaving = event.teams[upTo(event.teams.length - 1, random)]!;
      if (random() < 0.5 && !withdrawnTeamIds.includes(leaving))
        event = { ...event, tournament: { ...event.tournament, withdrawnTeamIds: [...withdrawnTeamIds, leaving] } };
      if (random() < 0.3) {
        const [late] = createTeamIds(event.teams.length + 1).slice(-1) as [TeamId];
        const group = String(upTo(count - 1, random)) as GroupId;
        const joined = { ...groups, [group]: [...groups[group]!, late] };
        event = { ...event, teams: [...event.teams, late], tournament: { ...event.tournament, groups: joined } };
      }
      checkTables(event);
    }
    const seeds = seedsFromStandings({ tables: tablesOf(event) });
    expect([...seeds].sort()).toEqual([...event.teams].sort());
    // The best of every group come before every second.
    const firsts = tablesOf(event).map(({ rows }) => rows[0]!.teamId);
    expect(seeds.slice(0, count).sort()).toEqual(firsts.sort());
  }
});

it('S13 goes on until all teams of each group have met, with byes only where games are left', () => {
  const random = seededRandom(77);
  let event = createEvent(3, 7, 2);
  let rounds = 0;
  for (let next = playRound(event, random); next; next = playRound(event, random)) {
    event = next;
    rounds += 1;
    checkTables(event);
  }
  // 7, 6 and 6 teams: all pairs have met.
  expect(new Set([...event.matches.values()].map(pairKey)).size).toBe(21 + 15 + 15);
  expect(rounds).toBeGreaterThanOrEqual(7);
});

it('S13 one group is stored and paired as it always was', () => {
  const { tournament, teams } = createEvent(1, 7, 0);
  const [only, ...others] = swissGroups(
    tournament,
    teams.map((id) => ({ id })),
    new Map(),
  );
  expect(others).toEqual([]);
  expect(only?.input).toEqual(
    swissInput(
      tournament,
      teams.map((id) => ({ id })),
      new Map(),
    ),
  );
  expect(storedByes('3', ['t7'], tournament.groups)).toEqual({ 3: 't7' });
  expect(storedByes('3', [], tournament.groups)).toEqual({});
  expect(inTurn([['a', 'b', 'c']])).toEqual(['a', 'b', 'c']);
});

it('S13 stores the byes of several groups in their order, and reads them back, whatever their rounds are called', () => {
  const groups = { 0: ['a'], 1: ['b'], 2: ['c'] };
  expect(storedByes('2', ['c', 'b'], groups)).toEqual({ '2': 'b', '2-2': 'c' });
  expect(storedByes('2', ['c'], groups)).toEqual({ 2: 'c' });
  const stage = createTournament({ schedule: { 2: [], 4: [], '4-1': [] }, byes: { '2-2': 'c', '2': 'b', '4': 'd', '4-1': 'e', '5': 'f' } });
  expect(restingIn(stage, dayId('2'))).toEqual(['b', 'c']);
  // A round with such a name has its own bye.
  expect([restingIn(stage, dayId('4')), restingIn(stage, dayId('4-1'))]).toEqual([['d'], ['e']]);
});

it('S13 inTurn takes the first of each list, then the second', () => {
  expect(inTurn([['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']])).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(inTurn([])).toEqual([]);
});
