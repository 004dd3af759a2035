import { BYE, finalRanking, openGames, getGameState, type Bracket, type GameResult } from '../brackets';
import { previewResult, storedChanges } from '../brackets/making';
import { dayId, matchId, type BracketGame, type BracketType, type Match, type TeamId, type Tournament } from '../entities';
import { seededRandom, type Random } from '../random';
import { swissInput } from '../seeding';
import { standingNotes, tournamentStandings, type StandingCriterion } from '../standings';
import { nextSwissRound } from '../swiss';
import { createBracketDay, groupDay, createTeamIds, createTournament, unplayed, type StoredDay } from './day.testkit';
import { countFacts } from './count-facts.testkit';
import { pick, playOut, type Fact } from './play-out.testkit';
import { playableBracket, previewCorrection } from '.';
import { sizesBetween } from '../sizes.testkit';

/*
 * Random whole events, in every format and for every number of teams: games with goals, forfeits, overtime, canceled and corrected ones,
 * teams that leave. The tables are compared with a plain count of what was done.
 */

/** `again`: head-to-head, after nothing else has separated the two. */
type Criterion =
  | Extract<
      StandingCriterion,
      'points' | 'wins' | 'draws' | 'losses' | 'headToHead' | 'goalDifference' | 'goalsFor' | 'goalsAgainst' | 'order'
    >
  | 'again';

const orders: Readonly<Record<Tournament['tieBreakPreset'], readonly Criterion[]>> = {
  pointsFirst: ['points', 'wins', 'draws', 'losses', 'headToHead', 'goalDifference', 'goalsFor', 'goalsAgainst', 'again', 'order'],
  winsFirst: ['wins', 'draws', 'losses', 'headToHead', 'goalDifference', 'goalsFor', 'again', 'order'],
};

interface Played {
  readonly tournament: Tournament;
  readonly teams: readonly TeamId[];
  readonly matches: Map<Match['id'], Match>;
  readonly facts: Map<Match['id'], Fact>;
}

/** Checks the tables against the count, and that the reason named for each order is true. */
function checkTables({ tournament, teams, matches, facts }: Played): void {
  const { pointsPerWin, tieBreakPreset, headToHead, withdrawnGames, withdrawnTeamIds, byes } = tournament;
  const gone = new Set(withdrawnGames === 'fall' ? withdrawnTeamIds : []);
  const told = new Map([...facts].map(([id, fact]) => [matches.get(id)!, fact]));
  const listed = teams.map((id) => ({ id }));
  for (const { groupId, rows } of tournamentStandings(tournament, listed, matches)) {
    const members = tournament.groups[groupId]!;
    const lines = countFacts(members, told, Object.values(byes), gone);
    const getPoints = (team: TeamId, among = lines) => among.get(team)!.wins * pointsPerWin + among.get(team)!.draws;
    const counted = rows.map(({ teamId, wins, draws, losses, goalsFor, goalsAgainst, points }) => ({ teamId, wins, draws, losses, goalsFor, goalsAgainst, points })); // prettier-ignore
    expect(counted).toEqual(rows.map(({ teamId }) => ({ teamId, ...lines.get(teamId)!, points: getPoints(teamId) })));
    rows.slice(0, -1).forEach(({ teamId: above, aheadBy }, index) => {
      const pair = [above, rows[index + 1]!.teamId] as const;
      const met = new Map([...told].filter(([{ team1Id, team2Id }]) => pair.includes(team1Id) && pair.includes(team2Id)));
      const between = countFacts(pair, met, [], gone);
      const own = (team: TeamId) => lines.get(team)!;
      const everything = (team: TeamId) => {
        const { wins, draws, losses, goalsFor, goalsAgainst } = own(team);
        return [wins, draws, losses, goalsFor - goalsAgainst, goalsFor, tieBreakPreset === 'pointsFirst' ? goalsAgainst : 0].join();
      };
      const values = (criterion: Criterion): readonly (readonly number[])[] => {
        if (criterion === 'points') return [pair.map((team) => getPoints(team))];
        if (criterion === 'order') return [pair.map((team) => teams.indexOf(team))];
        if (criterion === 'goalDifference') return [pair.map((team) => lines.get(team)!.goalsFor - lines.get(team)!.goalsAgainst)];
        if (criterion !== 'headToHead' && criterion !== 'again') return [pair.map((team) => lines.get(team)![criterion])];
        const difference = pair.map((team) => between.get(team)!.goalsFor - between.get(team)!.goalsAgainst);
        const level = members.filter((team) => getPoints(team) === getPoints(above)).length;
        const counts = tieBreakPreset === 'pointsFirst' ? level === 2 : aheadBy?.criterion === 'headToHead';
        const countsAgain = members.filter((team) => everything(team) === everything(above)).length === 2;
        return headToHead && (criterion === 'again' ? countsAgain : counts)
          ? [pair.map((team) => getPoints(team, between)), difference]
          : [];
      };
      const decisive = orders[tieBreakPreset].find((criterion) => values(criterion).some(([one, other]) => one !== other));
      const [one = NaN, other = NaN] = values(decisive!).find(([a, b]) => a !== b)!;
      const isAhead = ['losses', 'goalsAgainst', 'order'].includes(decisive!) ? other > one : one > other;
      if (aheadBy?.criterion !== (decisive === 'again' ? 'headToHead' : decisive) || !isAhead)
        throw new Error(`${above} is ahead by ${decisive}, not ${aheadBy?.criterion}`);
    });
    // The notes next to the table name each forfeit that counts, and each team that has left.
    const notes = standingNotes(members, matches.values(), tournament);
    const forfeits = [...told].filter(([match]) => match.play?.ending?.toLowerCase().includes('forfeit') && members.includes(match.team1Id) && !gone.has(match.team1Id) && !gone.has(match.team2Id)); // prettier-ignore
    expect(notes.filter(({ kind }) => kind !== 'withdrawn').length).toBe(forfeits.length);
  }
}

/** Corrects a result much later, and checks that the result matches the preview. */
function correctOne(played: Played, random: Random): void {
  const { tournament, teams, matches, facts } = played;
  const id = pick([...matches.keys()], random);
  const action = { kind: 'correct', team1Score: Math.floor(random() * 5), team2Score: Math.floor(random() * 5) } as const;
  const source = { tournament, teams: teams.map((team) => ({ id: team })), matches, games: null };
  const ranks = () =>
    new Map(tournamentStandings(tournament, source.teams, matches).flatMap(({ rows }) => rows.map(({ teamId, rank }) => [teamId, rank])));
  const before = ranks();
  const verdict = previewCorrection(source, { stage: 'match', id }, action);
  if (!verdict.allowed) throw new Error(verdict.reason);
  const [{ fields, play }] = verdict.correction.carry.games as [(typeof verdict.correction.carry.games)[0]];
  matches.set(id, { ...matches.get(id)!, ...(fields as object), ...(play ? { play } : {}) });
  facts.set(id, [action.team1Score, action.team2Score]);
  const after = ranks();
  const moved = [...before].flatMap(([team, from]) => (after.get(team) === from ? [] : [[team, from, after.get(team)]]));
  expect(verdict.correction.places.map(({ teamId, from, to }) => [teamId, from, to]).sort()).toEqual(moved.sort());
}

const missingIn = ({ team1Id, team2Id }: Pick<Match, 'team1Id' | 'team2Id'>, gone: readonly string[]): 1 | 2 | null =>
  gone.includes(team1Id) ? 1 : gone.includes(team2Id) ? 2 : null;
const rulesFor = (number: number): object => ({
  tieBreakPreset: number % 2 === 0 ? 'pointsFirst' : 'winsFirst',
  withdrawnGames: number % 3 === 0 ? 'fall' : 'stand',
  pointsPerWin: number % 5 === 0 ? 2 : 3,
});
const counts = sizesBetween(2);

/** Plays the games of a schedule in order; sometimes a team leaves. */
function playMatches(played: Played, ids: readonly Match['id'][], random: Random, leaving: number): Played {
  const withdrawnTeamIds = [...played.tournament.withdrawnTeamIds];
  for (const id of ids) {
    const match = played.matches.get(id)!;
    const { game, fact } = playOut(match, random, {}, missingIn(match, withdrawnTeamIds));
    played.matches.set(id, game);
    played.facts.set(id, fact);
    if (random() < leaving && withdrawnTeamIds.length < played.teams.length - 2)
      withdrawnTeamIds.push(pick(played.teams.filter((team) => !withdrawnTeamIds.includes(team)), random)); // prettier-ignore
  }
  return { ...played, tournament: { ...played.tournament, withdrawnTeamIds } };
}

it.each([
  ['groups of four', 4],
  ['one group', 64],
])('DP-24 %s: tables are what was played, with teams that leave', (_name, size) => {
  // prettier-ignore
  for (const number of counts.filter((teams) => size === 4 || teams <= 12 || teams === 24)) {
    const random = seededRandom(number);
    const day = groupDay(number, 2, rulesFor(number), 1, Math.min(size, number));
    const start = { tournament: day.tournament, teams: createTeamIds(number), matches: day.matches, facts: new Map() };
    const played = playMatches(start, [...day.matches.keys()], random, 1 / (2 * number));
    checkTables(played);
    for (let times = 0; times < 3; times += 1) correctOne(played, random);
    checkTables(played);
  }
});

it('DP-24 Swiss rounds: every round is drawn and played, with teams that leave between and during rounds, and what was drawn stays', () => {
  for (const number of counts) {
    const random = seededRandom(1000 + number);
    const teams = createTeamIds(number);
    let played: Played = {
      tournament: createTournament({ groups: { '0': teams }, schedule: {}, scheduleType: 'swissRounds', ...rulesFor(number) }),
      ...{ teams, matches: new Map(), facts: new Map() },
    };
    for (let round = 0; round < Math.ceil(Math.log2(number)) + 1; round += 1) {
      const { tournament, matches } = played;
      const drawn = nextSwissRound(swissInput(tournament, teams.map((id) => ({ id })), matches)); // prettier-ignore
      if (drawn.kind === 'allPlayed') break;
      const playing = drawn.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]);
      const here = teams.filter((team) => !tournament.withdrawnTeamIds.includes(team));
      expect([...playing, ...(drawn.bye === null ? [] : [drawn.bye])].sort()).toEqual([...here].sort());
      const ids = drawn.pairings.map((pair, index) => {
        const id = matchId(`r${round}m${index}`);
        matches.set(id, { id, ...pair, ...unplayed });
        return id;
      });
      const own = dayId(String(round));
      played = {
        ...played,
        tournament: {
          ...tournament,
          schedule: { ...tournament.schedule, [own]: ids },
          byes: { ...tournament.byes, ...(drawn.bye === null ? {} : { [own]: drawn.bye }) },
        },
      };
      played = playMatches(played, ids, random, 1 / (2 * number));
      checkTables(played);
      const pairings = JSON.stringify([...matches.values()].map(({ team1Id, team2Id }) => [team1Id, team2Id]));
      correctOne(played, random);
      expect(JSON.stringify([...matches.values()].map(({ team1Id, team2Id }) => [team1Id, team2Id]))).toBe(pairings);
      checkTables(played);
    }
  }
});

/** Plays a bracket to its end; a team that has left loses its remaining games. */
function playBracket(day: StoredDay, teams: readonly TeamId[], random: Random): { bracket: Bracket; lost: Map<string, number> } {
  const games = day.games!;
  const lost = new Map<string, number>();
  const gone: string[] = [];
  let bracket = playableBracket(day.tournament, games)!;
  for (let left = openGames(bracket); left.length > 0; left = openGames(bracket)) {
    const id = pick(left, random);
    const { slots } = getGameState(bracket, id);
    const missing = missingIn({ team1Id: slots[0] as TeamId, team2Id: slots[1] as TeamId }, gone);
    const { game, fact } = playOut(games.get(id)!, random, { isBracket: true, hasTeams: true, othersWait: true }, missing);
    const areBothOut = fact === 'bothLose';
    const side = fact[0] === fact[1] ? game.play!.winner! : fact[0]! > fact[1]! ? 1 : 2;
    for (const team of areBothOut ? slots : [slots[2 - side] as string]) lost.set(team, (lost.get(team) ?? 0) + 1);
    games.set(id, game);
    const { team1Score, team2Score, play } = game;
    const isForfeit = play!.ending!.startsWith('forfeit');
    const winner = slots[side - 1] as TeamId;
    const result: GameResult = areBothOut
      ? { team1Score: null, team2Score: null, winner: BYE }
      : isForfeit
        ? { team1Score: null, team2Score: null, winner }
        : { team1Score, team2Score, winner: team1Score === team2Score ? winner : null };
    const change = previewResult(bracket, id, result);
    expect(change.cleared).toEqual([]);
    bracket = change.bracket;
    for (const [one, fields] of storedChanges(games, bracket)) {
      const { team1Score: _, team2Score: __, ...places } = fields;
      games.set(one, { ...games.get(one)!, ...(one === id ? places : fields) } as BracketGame);
    }
    if (random() < 0.05) gone.push(pick(teams, random));
  }
  return { bracket, lost };
}

const types: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];
it.each(types)('DP-24 a %s bracket: the champion is who was beaten least, as it was played and as it is read again', (type) => {
  for (const number of counts.filter((teams) => teams >= (type.endsWith('Hayes') ? 6 : 4))) {
    const day = createBracketDay(type, number, 2);
    const { bracket, lost } = playBracket(day, createTeamIds(number), seededRandom(2000 + number));
    const ranking = finalRanking(bracket);
    expect(ranking.complete).toBe(true);
    // If both finalists forfeit, there is no champion.
    const { champion } = ranking;
    // In a Hayes bracket, a defeat can lead to another way in.
    if (!type.endsWith('Hayes') && champion !== null) expect(lost.get(champion) ?? 0).toBeLessThanOrEqual(type === 'double' ? 1 : 0);
    const read = playableBracket(day.tournament, day.games)!;
    expect(finalRanking(read)).toEqual(ranking);
    expect(storedChanges(day.games!, read).size).toBe(0);
    for (const id of day.games!.keys()) expect(['ready', 'waiting']).not.toContain(getGameState(read, id).status);
  }
});
