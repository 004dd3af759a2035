import type { BracketType, GameId } from '../entities';
import { limits } from '../limits';
import { fewestTeams, isHayes } from './bracket-type';
import { addDouble, addHayesDouble, addHayesSingle, addSingle } from './elimination-templates';
import { bracketSize } from './seed-order';
import { templateBuilder } from './template-builder';
import type { BracketTemplate, SlotSource } from './types';

const MAX_TEAMS = 256;

/** Options of a new bracket. */
export interface BracketOptions {
  /** Hayes only: places of the main bracket, one of `upperSizeOptions`; the largest by default. */
  readonly upperSize?: number;
}

/** Sizes that the main bracket of a Hayes bracket can have: powers of two from 4, below the team count. */
export function upperSizeOptions(teamCount: number): number[] {
  return limits.bracket.upperSizes.filter((size) => size < teamCount);
}

/**
 * The shape of a bracket for a number of teams.
 * @throws Error 'Must have at least 4 teams' (6 for Hayes); RangeError past 256 teams or for an impossible upper size
 */
export function bracketTemplate(type: BracketType, teamCount: number, options: BracketOptions = {}): BracketTemplate {
  const least = fewestTeams(type);
  if (!Number.isInteger(teamCount) || teamCount < least) throw new Error(`Must have at least ${least} teams`);
  if (teamCount > MAX_TEAMS) throw new RangeError(`Must have at most ${MAX_TEAMS} teams`);
  const upperSize = isHayes(type) ? (options.upperSize ?? Math.max(...upperSizeOptions(teamCount))) : bracketSize(teamCount);
  if (isHayes(type) && !upperSizeOptions(teamCount).includes(upperSize)) {
    throw new RangeError(`The upper bracket of ${teamCount} teams cannot have ${upperSize} places`);
  }
  return build(type, teamCount, upperSize);
}

function build(type: BracketType, teamCount: number, upperSize: number): BracketTemplate {
  const builder = templateBuilder();
  const seeds = Array.from({ length: teamCount }, (_, i): SlotSource => ({ kind: 'seed', seed: i + 1 }));
  switch (type) {
    case 'single':
      addSingle(builder, seeds);
      break;
    case 'double':
      addDouble(builder, seeds);
      break;
    case 'singleHayes':
      addSingle(builder, [...seeds.slice(0, upperSize - 1), ...addHayesSingle(builder, seeds.slice(upperSize - 1))]);
      break;
    case 'doubleHayes':
      addDouble(builder, [...seeds.slice(0, upperSize - 2), ...addHayesDouble(builder, seeds.slice(upperSize - 2))]);
      break;
  }
  const games = builder.finish();
  return {
    type,
    teamCount,
    upperSize,
    games,
    indexOf: new Map(games.map((game, index): [GameId, number] => [game.id, index])),
  };
}
