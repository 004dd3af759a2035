import type { BracketType, GameId, GroupsFields } from '../entities';
import { isWithin, limits } from '../limits';
import { fewestTeams, isHayes } from './bracket-type';
import { newestDrops } from './drop-order';
import { eliminationGames } from './elimination-games';
import { bracketSize } from './seed-order';
import type { BracketTemplate, TemplateGame } from './types';

const MAX_TEAMS = 256;
const NEWEST_COURTS_VERSION = 2;

/** Options of a new bracket. */
export interface BracketOptions {
  /** Hayes only: the number of places in the main bracket, one of `upperSizeOptions`. The largest by default. */
  readonly upperSize?: number;
  /** Double elimination: the table that says where losers drop, as stored with a bracket. The newest by default. */
  readonly drops?: number;
  /** The version of the rule that assigns courts, as stored with a bracket. The newest by default. */
  readonly courtsVersion?: number;
}

/** Returns the sizes that the main bracket of a Hayes bracket can have: powers of two from 4, below the team count. */
export function upperSizeOptions(teamCount: number): number[] {
  return limits.bracket.upperSizes.filter((size) => size < teamCount);
}

/**
 * Returns the shape of a bracket for a number of teams.
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), above 256 teams, or for an impossible upper size
 */
export function bracketTemplate(type: BracketType, teamCount: number, options: BracketOptions = {}): BracketTemplate {
  const least = fewestTeams(type);
  if (!isWithin(teamCount, least)) throw new RangeError(`Must have at least ${least} teams`);
  if (teamCount > MAX_TEAMS) throw new RangeError(`Must have at most ${MAX_TEAMS} teams`);
  let upperSize = bracketSize(teamCount);
  if (isHayes(type)) {
    const sizes = upperSizeOptions(teamCount);
    upperSize = options.upperSize ?? Math.max(...sizes);
    if (!sizes.includes(upperSize)) throw new RangeError(`The upper bracket of ${teamCount} teams cannot have ${upperSize} places`);
  }
  const { drops = newestDrops, courtsVersion = NEWEST_COURTS_VERSION } = options;
  return withGames({ type, teamCount, upperSize, drops, courtsVersion }, eliminationGames(type, teamCount, upperSize, drops));
}

/** Returns a template with these games and an index of their ids. */
export function withGames(
  shape: Pick<BracketTemplate, 'type' | 'teamCount' | 'upperSize' | 'drops' | 'courtsVersion'>,
  games: readonly TemplateGame[],
): BracketTemplate {
  return { ...shape, games, indexOf: new Map(games.map(({ id }, index): [GameId, number] => [id, index])) };
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
