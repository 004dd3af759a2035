import { openGames, getGameState } from '../brackets';
import { applyResult, createBracket, storedBracket } from '../brackets/making';
import { parseBracketGames, parseMatches, parseTournament, teamId, type BracketType, type ParseResult } from '../entities';
import { shuffled, type Random } from '../random';

/* Events of every possible shape, as they are stored, for tests. */

type Entries = Readonly<Record<string, unknown>>;

export interface EventShape {
  readonly teams: number;
  readonly groups: number;
  readonly scheduleType: 'roundRobin' | 'swissRounds' | null;
  readonly bracketType: BracketType | null;
}

/** The documents of an event. */
export interface StoredEvent {
  readonly tournament: Entries;
  readonly schedule: Entries;
  readonly bracket: Entries | null;
}

const createIds = (count: number) => Array.from({ length: count }, (_, index) => teamId(`t${index + 1}`));
const chance = (random: Random, part = 0.5) => random() < part;
const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

const createTimes = (random: Random) => ({
  startTimes: ['09:00', '10:30', '09:15'].slice(0, 1 + upTo(random, 2)),
  gameLength: 10 + upTo(random, 5),
  interval: upTo(random, 5),
  numberOfCourts: 1 + upTo(random, 3),
});

const result = (random: Random): Entries =>
  chance(random, 0.3)
    ? { play: { state: 'finished', ending: chance(random) ? 'forfeitByTeam1' : 'cancelled' } }
    : { team1Score: upTo(random, 6), team2Score: upTo(random, 6) };

function storedSchedule({ groups: count, scheduleType, teams }: EventShape, random: Random) {
  const ids = createIds(teams);
  const groups = Array.from({ length: count }, (_, group) => ids.filter((__, at) => at % count === group));
  const none = { layout: { groups: Object.fromEntries(groups.entries()) }, matches: {} };
  if (!scheduleType) return none;
  const isSwiss = scheduleType === 'swissRounds';
  const pairs = groups.flatMap((group) => group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other] as const)));
  const perDay = isSwiss ? Math.max(1, Math.floor(teams / 2)) : Math.ceil(pairs.length / (1 + upTo(random, 2)));
  const days = Array.from({ length: Math.min(3, Math.ceil(pairs.length / perDay)) }, (_, day) =>
    pairs.slice(day * perDay, (day + 1) * perDay),
  );
  const matches: Record<string, Entries> = {};
  const schedule = days.map((games) =>
    games.map(([team1Id, team2Id]) => {
      if (chance(random, 0.1)) return 'break';
      const id = `m${Object.keys(matches).length + 1}`;
      matches[id] = { team1Id, team2Id, isTieBreaker: chance(random, 0.1), ...(chance(random, 0.7) ? result(random) : {}) };
      return id;
    }),
  );
  const byes = isSwiss && teams % 2 === 1 ? Object.fromEntries(schedule.map((_, day) => [String(day), ids[upTo(random, teams - 1)]])) : {};
  return { layout: { ...none.layout, schedule: Object.fromEntries(schedule.entries()), scheduleType, byes }, matches };
}

function storedGames(type: BracketType, teams: number, random: Random) {
  const least = type.endsWith('Hayes') ? 6 : 4;
  let bracket = createBracket(type, shuffled(createIds(teams), random).slice(0, least + upTo(random, teams - least)));
  for (let [game] = openGames(bracket); game !== undefined && chance(random, 0.9); [game] = openGames(bracket)) {
    const [one, other] = [upTo(random, 5), upTo(random, 5)];
    const winner = one === other ? getGameState(bracket, game).slots[0] : null;
    bracket = applyResult(bracket, game, { team1Score: one, team2Score: other, winner: winner as never }).bracket;
  }
  const { games, layout } = storedBracket(bracket);
  return { layout, games: Object.fromEntries(games) };
}

export function storedEvent(shape: EventShape, random: Random): StoredEvent {
  const { layout, matches } = storedSchedule(shape, random);
  const bracket = shape.bracketType && storedGames(shape.bracketType, shape.teams, random);
  const ids = createIds(shape.teams);
  return {
    tournament: {
      ...{ name: 'Cup', startDate: '2027-06-12', endDate: chance(random) ? '2027-06-13' : '2027-06-15' },
      tournamentType: chance(random, 0.2) ? 'MIXER' : 'STANDARD',
      ...{ isSchedulePublic: chance(random), isBracketPublic: chance(random), isGameTimesHidden: chance(random) },
      teamOrder: chance(random) ? shuffled(ids, random) : [],
      ...layout,
      unlockedRounds: chance(random, 0.2) ? ['0'] : [],
      ...{ scheduleTimes: createTimes(random), bracketTimes: createTimes(random) },
      withdrawnTeamIds: chance(random, 0.3) ? ids.slice(-1) : [],
      ...{ pointsPerWin: 2 + upTo(random, 3), headToHead: chance(random), tieBreakPreset: chance(random) ? 'pointsFirst' : 'winsFirst' },
      ...{ tableOrder: chance(random, 0.3) ? ['points', 'goalDifference'] : [], pointsPerDraw: 1, pointsPerLoss: upTo(random, 1) },
      pointAdjustments: chance(random, 0.3) ? { t1: '-2 Came late' } : {},
      ...{ forfeitGoals: upTo(random, 9), withdrawnGames: chance(random) ? 'fall' : 'stand' },
      gameLengths: chance(random, 0.3) ? { 'day-0': '2x10+5', 'upper-round1': '15' } : {},
      ...bracket?.layout,
    },
    schedule: matches,
    bracket: bracket ? bracket.games : null,
  };
}

function read<Value>(parsed: ParseResult<Value>): Value {
  if (!parsed.ok || parsed.left) throw new Error(JSON.stringify(parsed));
  return parsed.value;
}

export const readEvent = ({ tournament, schedule, bracket }: StoredEvent) => ({
  tournament: read(parseTournament('cup', tournament)),
  matches: read(parseMatches(schedule)),
  games: bracket && read(parseBracketGames(bracket)),
  teams: createIds(64).map((id) => ({ id, name: `Team ${id}` })),
});

const types = [null, 'single', 'double', 'singleHayes', 'doubleHayes'] as const;

/**
 * Returns all shapes for a number of teams: with and without groups, with and without a schedule, as Swiss rounds, with each type of
 * bracket that it allows.
 */
const listShapes = (teams: number): EventShape[] =>
  types
    .filter((type) => type === null || teams >= (type.endsWith('Hayes') ? 6 : 4))
    .flatMap((bracketType, at): EventShape[] => {
      const groups = Math.min(1 + ((teams + at) % 4), Math.floor(teams / 2));
      return [
        { teams, groups: 0, scheduleType: null, bracketType },
        { teams, groups, scheduleType: at % 2 === 0 ? 'roundRobin' : null, bracketType },
        { teams, groups, scheduleType: 'roundRobin', bracketType },
        { teams, groups: 1, scheduleType: 'swissRounds', bracketType },
      ];
    });

/** All shapes for small numbers of teams; for each larger number up to 64, the next shape in turn. */
export const shapes: readonly EventShape[] = Array.from({ length: 63 }, (_, index) => index + 2).flatMap((teams) => {
  const all = listShapes(teams);
  return teams <= 8 ? all : all.filter((_, at) => at === (teams * 7) % all.length);
});
