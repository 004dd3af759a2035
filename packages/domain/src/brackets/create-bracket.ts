import type { BracketType, TeamId } from '../entities';
import { bracketTemplate, type BracketOptions } from './bracket-template';
import { NOTHING_ENTERED, refresh } from './game-state';
import { BYE, TBD, type Bracket, type BracketTemplate, type GameState } from './types';

/**
 * A new bracket. Byes are passed at once, so every game knows the teams that can be known.
 * @param seeds teams, best first, each once
 * @throws Error 'Must have at least 4 teams' (6 for Hayes); RangeError past 256 teams, for a team named twice or
 *   for an impossible upper size
 */
export function createBracket(type: BracketType, seeds: readonly TeamId[], options: BracketOptions = {}): Bracket {
  const template = bracketTemplate(type, seeds.length, options);
  if (new Set<string>([...seeds, TBD, BYE]).size !== seeds.length + 2) throw new RangeError('Every seed is another team');
  return seatTeams(template, seeds);
}

/** The bracket before its first result. */
export function seatTeams(template: BracketTemplate, seeds: readonly TeamId[]): Bracket {
  const states: GameState[] = [];
  template.games.forEach((_, index) => states.push(refresh(template, seeds, states, index, NOTHING_ENTERED)));
  return { template, seeds: [...seeds], states };
}
