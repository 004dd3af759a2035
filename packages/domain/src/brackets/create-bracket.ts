import type { BracketType } from '../entities';
import { checkDistinct } from '../limits';
import { bracketTemplate, withSeries, type BracketOptions } from './bracket-template';
import { NOTHING_ENTERED, refresh } from './game-state';
import { BYE, TBD, type Bracket, type GameState } from './types';

/** Options of a new bracket. */
export interface NewBracketOptions extends BracketOptions {
  /** The rounds whose games are series, see `withSeries`; none by default. */
  readonly series?: string | undefined;
}

/**
 * Creates a bracket. Byes are passed at once, so each game knows all teams that can be known.
 * @param seeds teams, best first, each once
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), above 256 teams, for a team listed twice (or named like an empty place),
 *   or for an impossible upper size
 */
export function createBracket<Id extends string>(type: BracketType, seeds: readonly Id[], options: NewBracketOptions = {}): Bracket<Id> {
  const template = withSeries(bracketTemplate(type, seeds.length, options), options.series);
  checkDistinct('team', [...seeds, TBD, BYE]);
  const states: GameState<Id>[] = [];
  const bracket = { template, seeds: [...seeds], states };
  for (const index of template.games.keys()) states.push(refresh(bracket, index, NOTHING_ENTERED));
  return bracket;
}
