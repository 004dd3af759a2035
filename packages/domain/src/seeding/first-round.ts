import { bracketTemplate, waitsFor, type BracketOptions } from '../brackets';
import type { BracketType } from '../entities';
import { checkDistinct } from '../limits';

/** A bracket that is to be seeded. */
export interface SeededBracket extends BracketOptions {
  readonly type: BracketType;
}

/** Seeds, from 1, that meet in their first game. Teams with a bye meet nobody yet. */
export function firstRoundPairs(teamCount: number, { type, ...options }: SeededBracket): readonly (readonly [number, number])[] {
  const template = bracketTemplate(type, teamCount, options);
  return template.games.flatMap(({ id, kind }) => {
    if (kind !== 'game') return [];
    const [one, other] = [waitsFor(template, id, 0), waitsFor(template, id, 1)];
    return one.kind === 'seed' && other.kind === 'seed' ? [[one.seed, other.seed] as const] : [];
  });
}

/**
 * Seeds, from 1, that meet in the first round although they come from one group.
 * @param groupOf group of a team; null for one without
 * @throws RangeError 'Must have at least 4 teams' (6 for Hayes), or for a team named twice
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
