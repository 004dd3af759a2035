import { getGameState, openGames, type Bracket } from '../brackets';
import { applyResult, createBracket, storedBracket, withStageIds } from '../brackets/making';
import {
  matchId,
  parseBracketGames,
  type BracketGame,
  type BracketType,
  type GameId,
  type GroupsFields,
  type Match,
  type MatchId,
  type Tournament,
} from '../entities';
import type { Random } from '../random';
import { storedByes, swissGroups } from '../seeding';
import {
  entryText,
  evaluateEntry,
  feedGroups,
  parseBracketPlan,
  readTables,
  teamsIn,
  withCarriedPoints,
  withGroups,
  type EntryRule,
  type FurtherGroups,
  type GroupsPlan,
} from '../stages';
import { nextSwissRound } from '../swiss';
import { unplayed } from './day.testkit';
import { drawSecond, firstGroups, listAll, planSecond, read, type Further } from './second-groups.testkit';

/* Whole events of any stages, as they are stored and read again, for tests. */

type Matches = ReadonlyMap<MatchId, Match>;

export interface WholeEvent {
  readonly tournament: Tournament;
  readonly teams: ReturnType<typeof firstGroups>['teams'];
  readonly matches: Matches;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly further: readonly Further[];
}

const upTo = (most: number, random: Random) => Math.floor(random() * (most + 1));
export const listStages = (event: WholeEvent) => listAll({ ...event, matches: event.matches as Map<MatchId, Match> }, event.further);
const readEventTables = (event: WholeEvent) => readTables(listStages(event), event.teams);

const score = (match: Match, random: Random): Match => ({ ...match, team1Score: upTo(4, random), team2Score: upTo(4, random) });
const scoreAll = (games: Matches, random: Random): Matches => new Map([...games].map(([id, match]) => [id, score(match, random)]));

/** Plays a round robin of groups. */
export function playGroups(teams: number, groupCount: number, random: Random): WholeEvent {
  const first = firstGroups(teams, groupCount, 4, { endDate: '2027-06-16' });
  return { ...first, matches: scoreAll(first.matches, random), further: [] };
}

/** Plays Swiss rounds of all teams. */
export function playSwiss(teams: number, rounds: number, random: Random): WholeEvent {
  const { tournament, ...first } = firstGroups(teams, 1, 4, { endDate: '2027-06-16' });
  const event: WholeEvent = {
    ...{ ...first, matches: new Map(), further: [] },
    tournament: { ...tournament, schedule: {}, scheduleType: 'swissRounds' },
  };
  const { fields, games } = playRounds(event, event.tournament, new Map(), { rounds, random });
  return { ...event, tournament: { ...event.tournament, ...fields }, matches: games };
}

interface Rounds {
  readonly rounds: number;
  readonly random: Random;
  readonly prefix?: string;
}

/** Plays the next rounds of a stage; a round less where all pairs have met. @param stage the event with the fields of this stage */
function playRounds({ teams }: WholeEvent, stage: Tournament, before: Matches, { rounds, random, prefix = '' }: Rounds) {
  let [fields, games]: [Pick<GroupsFields, 'schedule' | 'byes'>, Matches] = [{ schedule: stage.schedule, byes: stage.byes }, before];
  for (let number = 0; number < rounds; number += 1) {
    const outcomes = swissGroups({ ...stage, ...fields }, teams, games).map(({ input }) => nextSwissRound(input));
    const drawn = outcomes.flatMap((outcome) => (outcome.kind === 'round' ? [outcome] : []));
    if (drawn.length < outcomes.length) break;
    const round = String(Object.keys(fields.schedule).length);
    const matches = drawn
      .flatMap(({ pairings }) => pairings)
      .map((pair, index) => score({ ...unplayed, ...pair, id: matchId(`${prefix}r${round}g${index}`) }, random));
    const byes = drawn.flatMap(({ bye }) => bye ?? []);
    fields = {
      schedule: { ...fields.schedule, [round]: matches.map(({ id }) => id) } as GroupsFields['schedule'],
      byes: { ...fields.byes, ...storedByes(round, byes, stage.groups) } as GroupsFields['byes'],
    };
    games = new Map([...games, ...matches.map((match) => [match.id, match] as const)]);
  }
  return { fields, games };
}

type Chosen = NonNullable<Parameters<typeof planSecond>[1]>;

/** Adds group stages side by side, and plays each: a round robin, or Swiss rounds. @param added by id; without any teams, one is left out */
export function playFurther(
  event: WholeEvent,
  added: Readonly<Record<string, Chosen & { readonly rounds?: number }>>,
  random: Random,
): WholeEvent {
  const order = event.further.length;
  const undrawn = Object.entries(added).map(([id, { rounds: _, ...chosen }], index): FurtherGroups => ({
    plan: planSecond(event.tournament, { ...chosen, order: order + index }, {}, id),
    games: null,
  }));
  return undrawn.reduce((before, { plan }) => drawAndPlay(before, plan, added[plan.id]!.rounds, random), {
    ...event,
    further: [...event.further, ...undrawn],
  } as WholeEvent);
}

function drawAndPlay(event: WholeEvent, plan: GroupsPlan, rounds: number | undefined, random: Random): WholeEvent {
  const { entrants } = evaluateEntry(plan.id, listStages(event), readEventTables(event))!;
  expect(entrants.some(({ teamId }) => event.tournament.withdrawnTeamIds.includes(teamId))).toBe(false);
  const groups = feedGroups(entrants, plan);
  expect(Object.values(groups).flat().sort()).toEqual(entrants.map(({ teamId }) => teamId).sort());
  const replace = (stage: FurtherGroups): WholeEvent => ({
    ...event,
    further: event.further.map((one) => (one.plan.id === plan.id ? stage : one)),
  });
  if (rounds === undefined) {
    const met = plan.carries === 'games' ? [...event.matches.values()] : [];
    const drawn = drawSecond(event.tournament, plan, Object.values(groups), 4, { id: plan.id, met });
    return replace({ ...drawn, games: scoreAll(drawn.games, random) });
  }
  const empty = { ...plan, groups, teamOrder: Object.values(groups).flat(), scheduleType: 'swissRounds' } as GroupsPlan;
  const begun = replace({ plan: empty, games: new Map() });
  const { carriedPoints } = readEventTables(begun).get(plan.id)!;
  const stage = withCarriedPoints(withGroups(event.tournament, empty), carriedPoints);
  const { fields, games } = playRounds(begun, stage, new Map(), { rounds, random, prefix: `${plan.id}-` });
  return replace({ plan: { ...empty, ...fields }, games });
}

/** Some team that plays on leaves. */
export function withdraw(event: WholeEvent, random: Random): WholeEvent {
  const { id } = event.teams[upTo(event.teams.length - 1, random)]!;
  const withdrawnTeamIds = [...new Set([...event.tournament.withdrawnTeamIds, id])];
  return { ...event, tournament: { ...event.tournament, withdrawnTeamIds } };
}

function playOut(start: Bracket, random: Random): Bracket {
  let bracket = start;
  for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket)) {
    const [one, other] = [upTo(4, random), upTo(4, random)];
    const winner = one === other ? getGameState(bracket, game).slots[upTo(1, random)] : null;
    bracket = applyResult(bracket, game, { team1Score: one, team2Score: other, winner: winner as never }).bracket;
  }
  return bracket;
}

const store = (bracket: Bracket) => {
  const { layout, games } = storedBracket(bracket);
  return { layout, games: read(parseBracketGames(Object.fromEntries(games))) };
};

/** Draws the first bracket, of at most this many teams, and plays it. Too few teams draw none. */
export function playFirstBracket(event: WholeEvent, most: number, random: Random, type: BracketType = 'single'): WholeEvent {
  const stages = listStages(event);
  const entry = evaluateEntry('bracket', stages, readTables(stages, event.teams));
  const all = entry ? entry.entrants.map(({ teamId }) => teamId) : event.teams.map(({ id }) => id);
  const seeds = all.slice(0, most);
  if (seeds.length < (type.endsWith('Hayes') ? 6 : 4)) return event;
  const { layout, games } = store(playOut(createBracket(type, seeds), random));
  return { ...event, tournament: { ...event.tournament, ...layout } as Tournament, games };
}

/** Draws a further bracket of these ranks, and plays it. Too few teams draw none. */
export function playBracket(event: WholeEvent, id: string, rule: EntryRule, random: Random): WholeEvent {
  const plan = read(parseBracketPlan(id, { name: id, kind: 'bracket', order: event.further.length, entry: entryText(rule) }));
  const planned = { ...event, further: [...event.further, { plan, games: null }] };
  const { entrants } = evaluateEntry(plan.id, listStages(planned), readEventTables(planned))!;
  if (entrants.length < 4) return event;
  const made = createBracket(
    'single',
    entrants.map(({ teamId }) => teamId),
  );
  const { layout, games } = store(playOut(withStageIds(made, id), random));
  return { ...event, further: [...event.further, { plan: { ...plan, ...layout }, games }] as readonly Further[] };
}

/** Returns the teams that play two stages which the same one feeds. */
export function listTwice(event: WholeEvent): readonly string[] {
  const [, ...later] = listStages(event).filter((stage) => teamsIn(stage).length > 0);
  return later.flatMap((stage, index) =>
    later
      .slice(index + 1)
      .filter(({ entry }) => entry.kind !== 'all' && stage.entry.kind !== 'all' && entry.of === stage.entry.of)
      .flatMap((other) => teamsIn(other).filter((team) => teamsIn(stage).includes(team))),
  );
}
