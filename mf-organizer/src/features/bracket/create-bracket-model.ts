import {
  type SeriesLength,
  bracketTimetable,
  countedResult,
  fewestTeams,
  isHayes,
  numberedAfter,
  tournamentStandings,
  type Bracket,
  type BracketSlot,
  type BracketType,
  type GroupId,
  type Match,
  type MatchId,
  type MatchTimes,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { createBracket, placesOptions, seriesRounds, splitOptions, storedRounds, upperSizeOptions } from '@courtside/domain/engines';
import { rankOverGroups, sameGroupClashes, getSeedOrder, seedsFromStandings } from '@courtside/domain/engines';
import type { Ranking } from '@courtside/domain/stages';
import { firstGames, type FirstGame } from './seed-order-model';

export const bracketTypes: readonly BracketType[] = ['single', 'double', 'singleHayes', 'doubleHayes'];

/**
 * Returns the upper size to use: the chosen one if it is possible, else the largest of a Hayes bracket. Undefined if there is none: all teams
 * start in the upper bracket.
 */
export function getUpperSize(type: BracketType, teamCount: number, chosen: number | null): number | undefined {
  if (type === 'double') return splitOptions(teamCount).find((size) => size === chosen);
  if (!isHayes(type)) return undefined;
  const options = upperSizeOptions(teamCount);
  return chosen !== null && options.includes(chosen) ? chosen : options.at(-1);
}

/** Returns the place down to which all places are played out: the chosen one, or the largest below it that is possible. */
export const getPlaces = (type: BracketType, teamCount: number, chosen: number): number =>
  Math.max(...placesOptions(type, teamCount).filter((places, index) => index === 0 || places <= chosen));

/**
 * Returns the teams by seed before the organizer changes anything: from the standings, interleaved by rank, avoiding first-round games
 * within a group; without groups in the order of the teams. Withdrawn teams are left out.
 * @param size the number of teams; all by default
 * @param chosenUpper of a Hayes bracket or a double elimination: the first games depend on it; see `getUpperSize`
 * @param among the teams that may play; all by default
 */
export function proposedSeeds(
  tournament: Tournament,
  teams: readonly Team[],
  matches: ReadonlyMap<MatchId, Match>,
  type: BracketType,
  size?: number,
  chosenUpper: number | null = null,
  among: ReadonlySet<TeamId> | null = null,
): TeamId[] {
  const isIn = (id: TeamId) => among?.has(id) ?? true;
  const plays = playsOn(tournament, teams);
  const tables = seedingTables(tournament, teams, matches).map(({ groupId, rows }) => ({
    groupId,
    rows: rows.filter(({ teamId }) => isIn(teamId)),
  }));
  const playOff = playOffsIn(tournament, matches);
  const count = Math.min(size ?? Infinity, tables.flatMap(({ rows }) => rows).length || teams.length);
  if (tables.length === 0)
    return getSeedOrder(tournament, teams)
      .filter((id) => plays(id) && isIn(id))
      .slice(0, size);
  if (count < fewestTeams(type)) return seedsFromStandings({ tables, size: count, playOff });
  const upperSize = getUpperSize(type, count, chosenUpper);
  return seedsFromStandings({ tables, size: count, playOff, bracket: { type, ...(upperSize === undefined ? {} : { upperSize }) } });
}

/** Returns the teams that can play in a bracket, as the groups rank them; without groups in the order of the teams. */
export function rankTeams(tournament: Tournament, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>): Ranking {
  const tables = seedingTables(tournament, teams, matches);
  if (tables.length > 0) return rankOverGroups({ tables, playOff: playOffsIn(tournament, matches) });
  return getSeedOrder(tournament, teams)
    .filter(playsOn(tournament, teams))
    .map((teamId, index) => ({ teamId, rank: index + 1 }));
}

/** Returns the teams that can play in a bracket: known teams that have not left. */
function playsOn({ withdrawnTeamIds }: Tournament, teams: readonly Team[]): (id: TeamId) => boolean {
  const known = new Set(teams.map(({ id }) => id));
  return (id) => known.has(id) && !withdrawnTeamIds.includes(id);
}

/** Returns the tables from which teams are seeded, each team in one of them. */
function seedingTables(tournament: Tournament, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>) {
  const known = new Set(teams.map(({ id }) => id));
  const plays = playsOn(tournament, teams);
  const homeOf = groupsOfTeams(tournament, teams);
  return tournamentStandings(tournament, teams, matches).map(({ groupId, rows }) => ({
    groupId,
    // A team keeps its rank if others have left, but does not rank behind teams of another group.
    rows: rows
      .filter(({ teamId }) => !known.has(teamId) || homeOf.get(teamId) === groupId)
      .map((row, place) => ({ ...row, rank: place + 1 }))
      .filter(({ teamId }) => plays(teamId)),
  }));
}

/** Returns a function that counts by how many tie-breaker games the first of two teams has won more than the second. */
function playOffsIn(tournament: Tournament, matches: ReadonlyMap<MatchId, Match>): (one: TeamId, other: TeamId) => number {
  const lead = new Map<string, number>();
  for (const match of matches.values()) {
    const counted = match.isTieBreaker ? countedResult(match, tournament) : null;
    if (!counted || counted === 'bothLose') continue;
    const goals = Math.sign(counted[0] - counted[1]);
    for (const [key, more] of [
      [`${match.team1Id} ${match.team2Id}`, goals],
      [`${match.team2Id} ${match.team1Id}`, -goals],
    ] as const)
      lead.set(key, (lead.get(key) ?? 0) + more);
  }
  return (one, other) => lead.get(`${one} ${other}`) ?? 0;
}

/** Level teams, some of which advance while others do not. */
export interface LevelCut {
  /** The criterion that separates them: the order of registration within a group, or the order of the groups for teams of several. */
  readonly by: 'registration' | 'groups';
  readonly teams: readonly TeamId[];
  /** How many of them advance. */
  readonly places: number;
}

/** Returns the cuts that no played game decides. @param elsewhere teams of other brackets, for which it is decided */
export function levelCuts(
  tournament: Tournament,
  teams: readonly Team[],
  matches: ReadonlyMap<MatchId, Match>,
  seeds: readonly TeamId[],
  elsewhere: ReadonlySet<TeamId> = new Set(),
): readonly LevelCut[] {
  const gone = new Set([...tournament.withdrawnTeamIds, ...elsewhere]);
  const seeded = new Set(seeds);
  const cutOf = (by: LevelCut['by'], run: readonly TeamId[]): LevelCut[] => {
    const places = run.filter((id) => seeded.has(id)).length;
    return places > 0 && places < run.length ? [{ by, teams: run, places }] : [];
  };
  const inGroups = tournamentStandings(tournament, teams, matches).flatMap(({ rows }) => {
    const runs: TeamId[][] = [[]];
    for (const { teamId, aheadBy } of rows) {
      if (!gone.has(teamId)) runs.at(-1)!.push(teamId);
      if (aheadBy?.criterion !== 'order') runs.push([]);
    }
    return runs.flatMap((run) => cutOf('registration', run));
  });
  const playOff = playOffsIn(tournament, matches);
  const acrossGroups = levelRanks(seedingTables(tournament, teams, matches))
    .map((run) => run.filter((id) => !elsewhere.has(id)))
    .filter((run) => !(run.length === 2 && playOff(run[0]!, run[1]!) !== 0))
    .flatMap((run) => cutOf('groups', run));
  return [...inGroups, ...acrossGroups];
}

/** Returns teams of several groups that have the same rank there and the same record per game. */
function levelRanks(tables: ReturnType<typeof seedingTables>): readonly (readonly TeamId[])[] {
  const level = new Map<string, TeamId[]>();
  for (const { rows } of tables) {
    for (const { teamId, rank, played, points, goalDifference, goalsFor } of rows) {
      const key = [rank, ...[points, goalDifference, goalsFor].map((value) => value / Math.max(1, played))].join();
      level.set(key, [...(level.get(key) ?? []), teamId]);
    }
  }
  // A team has one rank in its group, so teams with the same rank are from several groups.
  return [...level.values()].filter((run) => run.length > 1);
}

/** Returns seeds in which lots decide which of the level teams advance, and in which order. */
export function withLots(
  seeds: readonly TeamId[],
  { teams }: LevelCut,
  shuffle: (teams: readonly TeamId[]) => readonly TeamId[],
): readonly TeamId[] {
  const lots = [...shuffle(teams)];
  return seeds.map((id) => (teams.includes(id) ? lots.shift()! : id));
}

/** Returns the one group from which a team is seeded, even if a stored tournament has it in two: its own, else the first. */
export function groupsOfTeams({ groups }: Pick<Tournament, 'groups'>, teams: readonly Team[]): ReadonlyMap<TeamId, GroupId> {
  const own = new Map(teams.map(({ id, groupId }) => [id, groupId]));
  const homes = new Map<TeamId, GroupId>();
  for (const [group, ids] of Object.entries(groups) as [GroupId, readonly TeamId[]][]) {
    for (const id of ids) if (!homes.has(id) || own.get(id) === group) homes.set(id, group);
  }
  return homes;
}

/** Returns teams that a stored tournament has in more than one group. */
export function teamsInTwoGroups({ groups }: Pick<Tournament, 'groups'>): readonly TeamId[] {
  const places = Object.values(groups).flatMap((ids) => [...new Set(ids)]);
  return [...new Set(places.filter((id, place) => places.indexOf(id) !== place))];
}

export interface BracketChoice {
  readonly type: BracketType;
  readonly seeds: readonly TeamId[];
  readonly upperSize: number | undefined;
  /** See `getPlaces`. */
  readonly places?: number;
  /** None by default. */
  readonly series?: ChosenSeries;
  readonly times: MatchTimes;
  /** Its games are numbered first. */
  readonly schedule: Tournament['schedule'];
  /** The number of games of earlier brackets, which are numbered next. */
  readonly gamesBefore?: number;
}

/** A bracket before it is saved. */
export interface BracketPreview {
  readonly bracket: Bracket;
  readonly firstGames: ReadonlyMap<number, FirstGame>;
  /** Seeds, from 1, that meet in the first round and are from the same group. */
  readonly clashes: readonly (readonly [number, number])[];
  readonly games: number;
  readonly last: BracketSlot | null;
}

/** The most games of the final, and of the games before it; null for one game. */
export interface ChosenSeries {
  readonly final: SeriesLength | null;
  readonly before: SeriesLength | null;
}

/** Returns the bracket of a choice; null if there are too few teams. */
export function previewBracket(
  { type, seeds, upperSize, places, series, times, schedule, gamesBefore }: BracketChoice,
  groupOf: (team: TeamId) => GroupId | null,
): BracketPreview | null {
  if (seeds.length < fewestTeams(type)) return null;
  const options = { ...(upperSize === undefined ? {} : { upperSize }), ...(places === undefined ? {} : { places }) };
  const plain = createBracket(type, seeds, options);
  const rounds = series && getStoredSeries(plain, series);
  const created = rounds ? createBracket(type, seeds, { ...options, series: rounds }) : plain;
  const bracket = { ...created, template: numberedAfter(created.template, schedule, gamesBefore) };
  const timetable = [...bracketTimetable(bracket.template, times).values()];
  const groups = new Set(seeds.map(groupOf));
  return {
    bracket,
    firstGames: firstGames(bracket.template),
    // With one group every game is within it, so there is no warning.
    clashes: groups.size > 1 ? sameGroupClashes(seeds, groupOf, { type, ...options }) : [],
    games: bracket.template.games.filter(({ kind }) => kind === 'game').length,
    last: timetable.reduce<BracketSlot | null>((latest, slot) => (latest && latest.minutes >= slot.minutes ? latest : slot), null),
  };
}

function getStoredSeries({ template }: Bracket, { final, before }: ChosenSeries): string {
  const rounds = seriesRounds(template);
  return [storedRounds(rounds.before, before), storedRounds(rounds.final, final)].filter(Boolean).join(' ');
}
