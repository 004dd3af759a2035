import { finalRanking, openGames, getGameState, type Bracket } from './brackets';
import { applyResult, clearResult, correctResult, createBracket } from './brackets/making';
import { groupId, matchId, teamId, type BracketType, type Legs, type Match, type MatchId, type Team, type TeamId } from './entities';
import { draftGroups } from './groups/making';
import { seededRandom, type Random } from './random';
import { planRoundRobin } from './round-robin';
import { seedsFromStandings } from './seeding';
import { tournamentStandings } from './standings';
import { sizesBetween } from './sizes.testkit';

const TYPES: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];
const sizes = sizesBetween(4);
const events = sizes.flatMap((count) => ([1, 2] as const).map((legs) => ({ count, legs })));

/** A played group stage as it is stored. */
function groupStage(count: number, legs: Legs, random: Random) {
  const teams = Array.from({ length: count }, (_, index): Pick<Team, 'id'> => ({ id: teamId(`T${index + 1}`) }));
  const groupCount = Math.min(1 + (count % 8), Math.floor(count / 2));
  const groups = draftGroups({ teams: teams.map(({ id }) => id), groupCount });
  const plan = planRoundRobin({ groups: Object.values(groups), days: 2, numberOfCourts: 3, legs });
  const matches = new Map<MatchId, Match>();
  for (const entry of plan.days.flat()) {
    if (entry === 'break') continue;
    const id = matchId(`m${matches.size}`);
    matches.set(id, {
      id,
      team1Id: entry.team1Id,
      team2Id: entry.team2Id,
      team1Score: goals(random),
      team2Score: goals(random),
      referee: '',
      hyperlink: '',
      isTieBreaker: false,
    });
  }
  const tournament = {
    groups: Object.fromEntries(Object.entries(groups).map(([id, members]) => [groupId(id), members])),
    schedule: {},
    byes: {},
    pointsPerWin: 2 + (count % 4),
    headToHead: count % 3 !== 0,
    tieBreakPreset: count % 2 === 0 ? ('pointsFirst' as const) : ('winsFirst' as const),
  };
  return { teams, groups, tournament, matches };
}

const goals = (random: Random) => Math.floor(random() * 5);
const pick = <T>(items: readonly T[], random: Random) => items[Math.floor(random() * items.length)] as T;

function enter(bracket: Bracket, game: string, random: Random): Bracket {
  const [one, other] = [goals(random), goals(random)];
  const winner = one === other ? (pick(getGameState(bracket, game).slots, random) as TeamId) : null;
  return applyResult(bracket, game, { team1Score: one, team2Score: other, winner }).bracket;
}

function playOut(start: Bracket, random: Random, between: (bracket: Bracket) => Bracket = (bracket) => bracket): Bracket {
  let bracket = start;
  for (let open = openGames(bracket); open.length > 0; open = openGames(bracket))
    bracket = between(enter(bracket, pick(open, random), random));
  return bracket;
}

/** For comparison: faster than comparing objects, and as strict. */
const text = ({ states }: Bracket) => JSON.stringify(states);

const getResult = (bracket: Bracket, game: string) => {
  const { scores, chosen, winner } = getGameState(bracket, game);
  return { team1Score: scores[0], team2Score: scores[1], winner: chosen === null ? null : (winner as TeamId) };
};

/** Enters another winner and then the old one again; the games that this cleared get their previous results. */
function correctAndBack(bracket: Bracket, random: Random): Bracket {
  const played = bracket.template.games.filter(({ id }) => getGameState(bracket, id).status === 'decided').map(({ id }) => id);
  const game = pick(played, random);
  const turned =
    getGameState(bracket, game).slots.indexOf(getGameState(bracket, game).winner) === 0
      ? { team1Score: 0, team2Score: 9 }
      : { team1Score: 9, team2Score: 0 };
  const there = correctResult(bracket, game, turned);
  let back = correctResult(there.bracket, game, getResult(bracket, game)).bracket;
  for (const id of there.cleared) back = applyResult(back, id, getResult(bracket, id)).bracket;
  expect(text(back)).toBe(text(bracket));
  return back;
}

describe.each(events)('a tournament of $count teams that meet $legs times', ({ count, legs }) => {
  const random = seededRandom(count * legs);
  const { teams, groups, tournament, matches } = groupStage(count, legs, random);
  const tables = tournamentStandings(tournament, teams, matches);
  const types = TYPES.filter((type) => count >= 6 || type === 'single' || type === 'double');

  it('every two teams of a group meet that often, and the tables add up', () => {
    for (const { groupId: group, rows } of tables) {
      const members = groups[group] ?? [];
      const own = [...matches.values()].filter(({ team1Id }) => members.includes(team1Id));
      const meetings = own.map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join());
      const pairs = members.flatMap((one, at) => members.slice(at + 1).map((other) => [one, other].sort().join()));
      expect(meetings.sort()).toEqual(
        Array.from({ length: legs }, () => pairs)
          .flat()
          .sort(),
      );
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
      expect(rows.map(({ teamId: id }) => id).sort()).toEqual([...members].sort());
      for (const { played } of rows) expect(played).toBe(legs * (members.length - 1));
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
      expect(sum(({ played }) => played)).toBe(2 * own.length);
      expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses));
      expect(sum(({ goalDifference }) => goalDifference)).toBe(0);
    }
  });

  it('another order of the matches gives the same tables', () => {
    expect(tournamentStandings(tournament, teams, new Map([...matches].reverse()))).toEqual(tables);
  });

  it('a group result corrected and corrected back changes neither tables nor seeds', () => {
    const match = pick([...matches.values()], random);
    const corrected = new Map(matches).set(match.id, { ...match, team1Score: (match.team1Score ?? 0) + 7 });
    const changed = tournamentStandings(tournament, teams, corrected);
    expect(changed).not.toEqual(tables);
    const back = tournamentStandings(tournament, teams, corrected.set(match.id, match));
    expect(back).toEqual(tables);
    expect(seedsFromStandings({ tables: back })).toEqual(seedsFromStandings({ tables }));
  });

  it.each(types)('ends in a %s bracket with every team ranked once, corrections on the way', (type) => {
    const seeds = seedsFromStandings({ tables, bracket: { type } });
    expect([...seeds].sort()).toEqual(teams.map(({ id }) => id).sort());
    const bracket = playOut(createBracket(type, seeds), random, (state) => (random() < 0.05 ? correctAndBack(state, random) : state));
    const { complete, teams: ranked } = finalRanking(bracket);
    expect(complete).toBe(true);
    expect(ranked.map(({ teamId: id }) => id).sort()).toEqual([...seeds].sort());
    expect(ranked.map(({ place }) => place).slice(0, 2)).toEqual([1, 2]);
    const empty = [...bracket.template.games]
      .reverse()
      .reduce((state, { id }) => (getGameState(state, id).status === 'decided' ? clearResult(state, id).bracket : state), bracket);
    expect(text(empty)).toBe(text(createBracket(type, seeds)));
  });
});
