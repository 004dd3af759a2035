import { bracketTemplate, waitsFor, type BracketOptions } from '../brackets';
import type { BracketType } from '../entities';
import { checkDistinct } from '../limits';

/** A bracket to be seeded. */
export interface SeededBracket extends BracketOptions {
  readonly type: BracketType;
}

/** Returns the seeds, from 1, that meet in their first game. Teams with a bye have no opponent yet. */
export function firstRoundPairs(teamCount: number, { type, ...options }: SeededBracket): readonly (readonly [number, number])[] {
  const template = bracketTemplate(type, teamCount, options);
  return template.games.flatMap(({ id, kind }) => {
    if (kind !== 'game') return [];
    const [one, other] = [waitsFor(template, id, 0), waitsFor(template, id, 1)];
    return one.kind === 'seed' && other.kind === 'seed' ? [[one.seed, other.seed] as const] : [];
  });
}

/**
 * Returns the seeds, from 1, that meet in the first round although they come from the same group.
 * @param groupOf returns the group of a team; null for a team without one
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), or for a team listed twice
 */
export function sameGroupClashes<Id extends string>(
  seeds: readonly Id[],
  groupOf: (team: Id) => string | null,
  bracket: SeededBracket,
): readonly (readonly [number, number])[] {
  checkDistinct('team', seeds);
  const groups = [null, ...seeds.map(groupOf)];
  return firstRoundPairs(seeds.length, bracket).filter(([one, other]) => groups[one] !== null && groups[one] === groups[other]);
}
