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
  /** Hayes only: places of the main bracket, one of `upperSizeOptions`; the largest by default. */
  readonly upperSize?: number;
  /** Double elimination: which table says where losers drop, as a stored bracket has it; the newest by default. */
  readonly drops?: number;
  /** The version of the rule that chooses courts, as a stored bracket has it; the newest by default. */
  readonly courtsVersion?: number;
}

/** Sizes that the main bracket of a Hayes bracket can have: powers of two from 4, below the team count. */
export function upperSizeOptions(teamCount: number): number[] {
  return limits.bracket.upperSizes.filter((size) => size < teamCount);
}

/**
 * The shape of a bracket for a number of teams.
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), past 256 teams or for an impossible upper size
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

/** A template with these games, found by their ids. */
export function withGames(
  shape: Pick<BracketTemplate, 'type' | 'teamCount' | 'upperSize' | 'drops' | 'courtsVersion'>,
  games: readonly TemplateGame[],
): BracketTemplate {
  return { ...shape, games, indexOf: new Map(games.map(({ id }, index): [GameId, number] => [id, index])) };
}

/** How many games a schedule has. */
export const gamesIn = (schedule: GroupsFields['schedule']): number =>
  Object.values(schedule)
    .flat()
    .filter((entry) => entry !== 'break').length;

/**
 * The template with its games numbered after those of the schedule, so that one number never names two games of a tournament.
 * @param more games of earlier brackets
 */
export const numberedAfter = (template: BracketTemplate, schedule: GroupsFields['schedule'], more = 0): BracketTemplate =>
  numberedFrom(template, gamesIn(schedule) + more);

/** The same, after so many games. */
export function numberedFrom(template: BracketTemplate, before: number): BracketTemplate {
  return withGames(
    template,
    template.games.map((game) => ({ ...game, number: game.number === null ? null : before + game.number })),
  );
}
