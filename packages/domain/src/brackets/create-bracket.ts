import type { BracketType, TeamId } from '../entities';
import { bracketTemplate, type BracketOptions } from './bracket-template';
import { NOTHING_ENTERED, refresh } from './game-state';
import { BYE, TBD, type Bracket, type GameState } from './types';

/**
 * A new bracket. Byes are passed at once, so every game knows the teams that can be known.
 * @param seeds teams, best first, each once
 * @throws Error 'Must have at least 4 teams' (6 for Hayes); RangeError past 256 teams, for a team named twice or
 *   for an impossible upper size
 */
export function createBracket(type: BracketType, seeds: readonly TeamId[], options: BracketOptions = {}): Bracket {
  const template = bracketTemplate(type, seeds.length, options);
  if (new Set<string>([...seeds, TBD, BYE]).size !== seeds.length + 2) throw new RangeError('Every seed is another team');
  const states: GameState[] = [];
  const bracket = { template, seeds: [...seeds], states };
  for (const index of template.games.keys()) states.push(refresh(bracket, index, NOTHING_ENTERED));
  return bracket;
}
