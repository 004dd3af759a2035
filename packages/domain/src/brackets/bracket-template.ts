import type { SeriesLength, BracketFields, BracketType, GameId, GroupsFields } from '../entities';
import { checkWithin, isWithin, limits } from '../limits';
import { fewestTeams, isHayes } from './bracket-type';
import { newestDrops, splitDrops } from './drop-order';
import { eliminationGames, placesRound } from './elimination-games';
import { bracketSize } from './seed-order';
import type { BracketTemplate, TemplateGame } from './types';

const MAX_TEAMS = 256;
const NEWEST_COURTS_VERSION = 2;
/** The places that the game for third place plays out. */
export const THIRD = 4;

/** Options of a new bracket. */
export interface BracketOptions {
  /**
   * Hayes: the number of places in the main bracket, one of `upperSizeOptions`; the largest by default. Double elimination: the number of
   * teams that start in the upper bracket, one of `splitOptions`; all by default.
   */
  readonly upperSize?: number;
  /** Double elimination: the table that says where losers drop, as stored with a bracket. The newest by default. */
  readonly drops?: number;
  /** The version of the rule that assigns courts, as stored with a bracket. The newest by default. */
  readonly courtsVersion?: number;
  /** The place down to which all places are played out, one of `placesOptions`. 4 by default: the game for third place alone. */
  readonly places?: number;
}

/** Returns the sizes that the main bracket of a Hayes bracket can have: powers of two from 4, below the team count. */
export function upperSizeOptions(teamCount: number): number[] {
  return limits.bracket.upperSizes.filter((size) => size < teamCount);
}

/**
 * Returns the numbers of teams that can start in the upper bracket of a double elimination while the others start in the lower one: powers
 * of two from 4, at most two thirds of the teams. So each team that loses its first upper game meets one that started below.
 */
export const splitOptions = (teamCount: number): number[] => limits.bracket.upperSizes.filter((size) => size * 1.5 <= teamCount);

/**
 * Returns the places down to which a bracket can be played out: 4, and in a single elimination each power of two that adds a game.
 */
export const placesOptions = (type: BracketType, teamCount: number): number[] =>
  limits.bracket.places.filter((places) => places === THIRD || (type === 'single' && places / 2 + 1 < teamCount));

function checkPlaces(places: number, options: readonly number[]): void {
  if (!options.includes(places)) throw new RangeError(`A bracket cannot have ${places} places`);
}

/**
 * Returns the shape of a bracket for a number of teams.
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), above 256 teams, or for an impossible upper size or number of places
 */
export function bracketTemplate(type: BracketType, teamCount: number, options: BracketOptions = {}): BracketTemplate {
  const least = fewestTeams(type);
  if (!isWithin(teamCount, least)) throw new RangeError(`Must have at least ${least} teams`);
  checkWithin('Teams', teamCount, least, MAX_TEAMS);
  let upperSize = bracketSize(teamCount);
  const isDouble = type === 'double';
  // The table of a stored bracket says whether it is split. Any other stored double elimination has all teams in the upper bracket.
  const {
    drops = isDouble && options.upperSize ? splitDrops : newestDrops,
    courtsVersion = NEWEST_COURTS_VERSION,
    places = THIRD,
  } = options;
  const isSplit = isDouble && drops === splitDrops;
  if (isHayes(type) || isSplit) {
    const sizes = (isSplit ? splitOptions : upperSizeOptions)(teamCount);
    upperSize = options.upperSize ?? Math.max(...sizes);
    checkPlaces(upperSize, sizes);
  }
  checkPlaces(places, placesOptions(type, teamCount));
  return withGames(
    { type, teamCount, upperSize, drops, courtsVersion, places },
    eliminationGames(type, teamCount, upperSize, drops, places),
  );
}

/**
 * Returns the place down to which a stored bracket is played out. The field counts only with its games: a release from before placement
 * games leaves it when it deletes or replaces the bracket.
 */
export function getPlaces({
  bracket,
  bracketPlaces = 0,
}: Pick<BracketFields, 'bracket'> & Partial<Pick<BracketFields, 'bracketPlaces'>>): number {
  return bracket.upper?.[placesRound(bracketPlaces / 2 + 1, bracketPlaces)] ? bracketPlaces : THIRD;
}

/** Returns a template with these games and an index of their ids. */
export function withGames(shape: Omit<BracketTemplate, 'games' | 'indexOf'>, games: readonly TemplateGame[]): BracketTemplate {
  return { ...shape, games, indexOf: new Map(games.map(({ id }, index): [GameId, number] => [id, index])) };
}

/** Returns the template with series. @param series rounds with the most games that they can have, `upper-round2:3 upper-round3:5` */
export function withSeries(template: BracketTemplate, series = ''): BracketTemplate {
  if (!series) return template;
  const games = template.games.map((game) => {
    const [, bestOf] = new RegExp(`\\b${game.level}-${game.roundId}:([35])`).exec(series) ?? [];
    return bestOf ? { ...game, bestOf: Number(bestOf) as SeriesLength } : game;
  });
  return { ...template, series, games };
}

/** Counts the games of a schedule. */
export const gamesIn = (schedule: GroupsFields['schedule']): number =>
  Object.values(schedule)
    .flat()
    .filter((entry) => entry !== 'break').length;

/**
 * Returns the template with its games numbered after those of the schedule, so that a number never names two games of a tournament.
 * @param more games of earlier brackets
 */
export const numberedAfter = (template: BracketTemplate, schedule: GroupsFields['schedule'], more = 0): BracketTemplate =>
  numberedFrom(template, gamesIn(schedule) + more);

/** Returns the template with its games numbered after `before` other games. */
export function numberedFrom(template: BracketTemplate, before: number): BracketTemplate {
  return withGames(
    template,
    template.games.map((game) => ({ ...game, number: game.number === null ? null : before + game.number })),
  );
}
