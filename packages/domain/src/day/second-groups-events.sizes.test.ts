import { getGameState, openGames, readBracket, type Bracket } from '../brackets';
import { applyResult, createBracket, storedBracket } from '../brackets/making';
import {
  parseBracketGames,
  parseMatches,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type TeamId,
  type Tournament,
} from '../entities';
import { seededRandom, type Random } from '../random';
import { sizesBetween } from '../sizes.testkit';
import {
  compareStages,
  entryText,
  evaluateEntry,
  feedGroups,
  parseStage,
  readTables,
  teamsIn,
  type FurtherGroups,
  type Stage,
} from '../stages';
import { planStages, previewCorrection } from '.';
import { createTeamIds } from './day.testkit';
import { countFacts } from './count-facts.testkit';
import { pick, playOut, type Fact } from './play-out.testkit';
import { checkPlaces } from './final-places.testkit';
import { drawSecond, firstGroups, listAll, planSecond, ranksOfEach, read, sunday } from './second-groups.testkit';

/*
 * Random whole events of two group stages and a bracket, for every number of teams: forfeits and canceled games, teams that leave, corrections in
 * the first stage after the second one has begun. The tables are compared with a plain count of what was done.
 */

type Matches = ReadonlyMap<MatchId, Match>;
type Facts = ReadonlyMap<MatchId, Fact>;

interface Event {
  readonly tournament: Tournament;
  readonly teams: readonly { readonly id: TeamId }[];
  readonly matches: Matches;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly further: readonly FurtherGroups[];
  /** The written record of all matches. */
  readonly facts: Facts;
}

const upTo = (most: number, random: Random) => Math.floor(random() * (most + 1));
const listStages = (event: Event) => listAll(event, event.further);
const second = ({ further: [stage] }: Event): Matches => stage?.games ?? new Map();

/** Plays the games of a stage in order; a team that has left forfeits, and one more may leave. */
function playStage(event: Event, games: Matches, random: Random) {
  const [played, facts, gone] = [new Map(games), new Map(event.facts), [...event.tournament.withdrawnTeamIds]];
  const leavesAfter = random() < 0.5 ? upTo(games.size - 1, random) : -1;
  let index = 0;
  for (const [id, match] of games) {
    const missing = gone.includes(match.team1Id) ? 1 : gone.includes(match.team2Id) ? 2 : null;
    const { game, fact } = playOut(match, random, {}, missing);
    played.set(id, game);
    facts.set(id, fact);
    if (index === leavesAfter) gone.push(match.team1Id);
    index += 1;
  }
  return { played, facts, tournament: { ...event.tournament, withdrawnTeamIds: [...new Set(gone)] } };
}

/** Compares the tables of both stages with a plain count. */
function checkTables(event: Event): void {
  const stages = listStages(event);
  const { withdrawnGames, withdrawnTeamIds, pointsPerWin } = event.tournament;
  const tables = readTables(stages, event.teams);
  const all = new Map([...event.matches, ...second(event)]);
  const factsIn = (games: Iterable<MatchId>) =>
    new Map([...games].map((id) => [all.get(id)!, event.facts.get(id) ?? ('nothing' as const)]));
  const countIn = (members: readonly TeamId[], games: Iterable<MatchId>, advancing: readonly TeamId[]) =>
    countFacts(
      members,
      factsIn(games),
      [],
      new Set(withdrawnGames === 'fall' ? withdrawnTeamIds.filter((id) => !advancing.includes(id)) : []),
    );
  const isMeeting = (one: Match, other: Match) => [one.team1Id, one.team2Id].sort().join() === [other.team1Id, other.team2Id].sort().join();
  const everyTeam = event.teams.map(({ id }) => id);
  const before = countIn(everyTeam, event.matches.keys(), stages[0].bracketSeeds);
  for (const stage of stages) {
    if (stage.kind === 'bracket') continue;
    const carried =
      stage.carries !== 'games'
        ? []
        : [...event.matches.keys()].filter(
            (id) => ![...stage.games.values()].some((game) => game.play?.ending !== 'cancelled' && isMeeting(game, all.get(id)!)),
          );
    for (const { groupId, rows } of tables.get(stage.id)!.tables) {
      const members = stage.groups[groupId]!;
      const lines = countIn(members, [...stage.games.keys(), ...carried], stage.bracketSeeds);
      const pointsIn = (team: TeamId, among = lines) => among.get(team)!.wins * pointsPerWin + among.get(team)!.draws;
      expect(rows.map(({ teamId }) => teamId).sort()).toEqual([...members].sort());
      for (const row of rows) {
        const bonus = stage.carries === 'points' ? pointsIn(row.teamId, before) : 0;
        expect(row).toMatchObject({ ...lines.get(row.teamId), points: pointsIn(row.teamId) + bonus });
      }
    }
  }
}

/** Corrects a result of the first stage, and checks that all of its effects were named and nothing else has changed. */
function correctOne(event: Event, random: Random): Event {
  const id = pick([...event.matches.keys()], random);
  const action = { kind: 'correct', team1Score: upTo(4, random), team2Score: upTo(4, random) } as const;
  const verdict = previewCorrection(event, { stage: 'match', id }, action);
  if (!verdict.allowed) throw new Error(verdict.reason);
  const [{ fields, play }] = verdict.correction.carry.games as [(typeof verdict.correction.carry.games)[0]];
  const match = { ...event.matches.get(id)!, ...(fields as object), ...(play ? { play } : {}) };
  const after = {
    ...event,
    matches: new Map(event.matches).set(id, match),
    facts: new Map(event.facts).set(id, [action.team1Score, action.team2Score]),
  };
  checkEffects(event, after);
  return after;
}

function checkEffects(before: Event, after: Event): void {
  const [old, now] = [listStages(before), listStages(after)] as const;
  const { places, staying } = compareStages(old, now, before.teams);
  const ranks = (stages: readonly Stage[]) =>
    new Map(
      [...readTables(stages, before.teams)].flatMap(([stage, { tables }]) =>
        tables.flatMap(({ rows }) => rows.map(({ teamId, rank }) => [`${stage} ${teamId}`, rank] as const)),
      ),
    );
  const moved = [...ranks(old)].flatMap(([key, from]) => (ranks(now).get(key) === from ? [] : [`${key} ${from} ${ranks(now).get(key)}`]));
  expect(places.map(({ stage, teamId, from, to }) => `${stage} ${teamId} ${from} ${to}`).sort()).toEqual(moved.sort());
  // A drawn stage stays as it is: teams, groups, games and their results.
  expect(now.map(teamsIn)).toEqual(old.map(teamsIn));
  expect(after.further).toEqual(before.further);
  for (const id of staying) expect(teamsIn(now.find((stage) => stage.id === id)!).length).toBeGreaterThan(0);
}

/** Returns matches as they are stored and read again. */
const replay = (matches: Matches): Matches =>
  read(
    parseMatches(
      JSON.parse(
        JSON.stringify(
          Object.fromEntries(
            [...matches].map(([id, { play, ...match }]) => {
              const state = play && { state: play.state, ending: play.ending ?? '', isConfirmed: play.isConfirmed };
              return [id, { ...match, ...(state ? { play: state } : {}) }];
            }),
          ),
        ),
      ),
    ),
  );

function checkReplay(event: Event): void {
  const further = event.further.map(({ plan: { id, ...plan }, games }): FurtherGroups => {
    const again = read(parseStage(id, JSON.parse(JSON.stringify({ ...plan, entry: entryText(plan.entry) }))));
    return { plan: again as FurtherGroups['plan'], games: games && replay(games) };
  });
  expect(further.map(({ plan }) => plan)).toEqual(event.further.map(({ plan }) => plan));
  const listTables = (one: Event) => [...readTables(listStages(one), event.teams)].map(([id, { tables }]) => [id, tables]);
  expect(listTables({ ...event, matches: replay(event.matches), further })).toEqual(listTables(event));
}

/** Draws the second stage from the first one, as its rule and its choices say. */
function drawSunday(event: Event, chosen: Parameters<typeof drawSecond>[1], random: Random): Event {
  const { entrants, isProvisional } = evaluateEntry(sunday, listStages(event), readTables(listStages(event), event.teams))!;
  expect(isProvisional).toBe(false);
  expect(entrants.some(({ teamId }) => event.tournament.withdrawnTeamIds.includes(teamId))).toBe(false);
  const { feed, groupCount } = planSecond(event.tournament, chosen);
  const groups = Object.values(feedGroups(entrants, { feed, groupCount: Math.min(groupCount, Math.floor(entrants.length / 2)) }));
  expect(groups.flat().sort()).toEqual(entrants.map(({ teamId }) => teamId).sort());
  // Teams that have met play each other again, or not.
  const met = chosen.carries === 'games' && random() < 0.5 ? [...event.matches.values()] : [];
  return { ...event, further: [drawSecond(event.tournament, chosen, groups, 4, { met })] };
}

/** Draws the bracket of the tournament from the second stage, and plays it. */
function playBracket(event: Event, random: Random): Event {
  const stages = listStages(event);
  const { entrants } = evaluateEntry('bracket', stages, readTables(stages, event.teams))!;
  if (entrants.length < 4) return event;
  const seeds = entrants.slice(0, 4 + upTo(4, random)).map(({ teamId }) => teamId);
  let bracket: Bracket = createBracket('single', seeds);
  for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket)) {
    const [one, other] = [upTo(4, random), upTo(4, random)];
    const winner = one === other ? getGameState(bracket, game).slots[0] : null;
    bracket = applyResult(bracket, game, { team1Score: one, team2Score: other, winner: winner as never }).bracket;
  }
  const { games, layout } = storedBracket(bracket);
  return {
    ...event,
    tournament: { ...event.tournament, ...layout } as Tournament,
    games: read(parseBracketGames(Object.fromEntries(games))),
  };
}

/** Checks that all games are in the plan once, and that no court or team has two at once. */
function checkPlan(event: Event): void {
  const stages = listStages(event);
  const main = stages.find((stage) => stage.kind === 'bracket')!;
  const bracket = event.games && readBracket(main, event.games).bracket;
  const plan = planStages(stages, { ...event, teams: [], bracket, stored: null });
  const playable = bracket ? bracket.states.filter(({ status }) => status === 'decided').length : 0;
  expect(plan.games.size).toBe(event.matches.size + second(event).size + playable);
  const busy = new Map<string, { readonly start: number; readonly end: number }[]>();
  for (const { teams, court, start, length } of plan.games.values())
    for (const key of [...teams, `court ${court}`]) busy.set(key, [...(busy.get(key) ?? []), { start, end: start + length }]);
  const twice = [...busy].filter(([, times]) => {
    times.sort((one, other) => one.start - other.start);
    return times.some(({ start }, index) => index > 0 && start < times[index - 1]!.end);
  });
  expect(twice).toEqual([]);
  // The numbers of all games follow each other.
  const numbers = bracket ? bracket.template.games.flatMap(({ number }) => number ?? []) : [];
  expect(stages.map(({ gamesBefore = 0 }) => gamesBefore)).toEqual([0, event.matches.size, event.matches.size + second(event).size]);
  if (numbers.length > 0) expect(Math.min(...numbers)).toBe(event.matches.size + second(event).size + 1);
}

/** Returns the shape of an event: its first groups, and the choices of the second ones. */
function chooseShape(teams: number, random: Random) {
  const groupCount = Math.min(8, Math.floor(teams / 4), Math.ceil(teams / 9) + upTo(1, random));
  const least = Math.ceil(4 / groupCount);
  const each = least + upTo(Math.floor(teams / groupCount) - least, random);
  const total = each * groupCount;
  const later = Math.min(8, Math.floor(total / 2), Math.ceil(total / 9) + upTo(1, random));
  const feed = random() < 0.5 && groupCount >= later && each > 1 ? ('byGroup' as const) : ('snake' as const);
  const carries = pick(['none', 'games', 'points'] as const, random);
  return { groupCount, chosen: { entry: ranksOfEach(1, each), groupCount: later, feed, carries } };
}

/** Plays an event. @param held teams that begin in the second stage, which names them */
function playEvent(teams: number, held: number, random: Random): Event {
  const { groupCount, chosen: choices } = chooseShape(teams - held, random);
  const all = createTeamIds(teams);
  const chosen = { ...choices, namedTeamIds: all.slice(teams - held) };
  const rules = { tieBreakPreset: pick(['pointsFirst', 'winsFirst'], random), withdrawnGames: pick(['stand', 'fall'], random) };
  const first = firstGroups(teams - held, groupCount, 4, { ...rules, endDate: '2027-06-15', pointsPerWin: pick([2, 3], random) });
  const undrawn = { plan: planSecond(first.tournament, chosen), games: null };
  let event: Event = { ...first, teams: all.map((id) => ({ id })), facts: new Map(), further: [undrawn] };
  expect(evaluateEntry(sunday, listStages(event), readTables(listStages(event), event.teams))!.isProvisional).toBe(true);
  const saturday = playStage(event, event.matches, random);
  event = { ...event, tournament: saturday.tournament, matches: saturday.played, facts: saturday.facts };
  checkTables(event);
  event = drawSunday(event, chosen, random);
  checkPlan(event);
  // Some results of the first stage are corrected before, and some while the second one is played.
  event = correctOne(event, random);
  const played = playStage(event, second(event), random);
  const [stage] = event.further as [FurtherGroups];
  const now: Event = { ...event, further: [{ ...stage, games: played.played }], facts: played.facts };
  checkEffects(now, { ...now, tournament: played.tournament });
  event = { ...now, tournament: played.tournament };
  checkTables(event);
  for (let times = 0; times < 3; times += 1) event = correctOne(event, random);
  checkTables(event);
  event = playBracket(event, random);
  checkTables(event);
  event = correctOne(event, random);
  checkTables(event);
  checkPlan(event);
  checkPlaces(listStages(event), event.teams);
  checkReplay(event);
  return event;
}

it.each(sizesBetween(8))('DP-24 ST-27 ST-28 ST-29 SE-8 SE-9 SE-10 two group stages and a bracket of %i teams', (teams) => {
  for (let seed = 0; seed < (teams <= 12 ? 4 : 1); seed += 1) playEvent(teams, 0, seededRandom(`second groups ${teams} ${seed}`));
});

it.each(sizesBetween(10))('SE-12 a wildcard day, groups of its best and of seeded teams, and a bracket: %i teams', (teams) => {
  for (let seed = 0; seed < (teams <= 12 ? 4 : 1); seed += 1) {
    const random = seededRandom(`wildcard ${teams} ${seed}`);
    const held = 1 + upTo(Math.min(32, teams - 8) - 1, random);
    const event = playEvent(teams, held, random);
    const seeded = event.teams.slice(teams - held).map(({ id }) => id);
    const [, stage] = listStages(event);
    expect(teamsIn(stage!)).toEqual(expect.arrayContaining(seeded));
    // The best of them lead groups, unless these are earlier groups as a whole.
    const { plan } = event.further[0]!;
    const leading = Object.values(plan.groups).map(([team]) => team!);
    if (plan.feed === 'snake') expect(leading.slice(0, held)).toEqual(seeded.slice(0, leading.length));
    expect(leading[0]).toBe(seeded[0]);
  }
});
