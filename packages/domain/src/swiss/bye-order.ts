import type { SwissLine } from './swiss-table';

/**
 * Returns the lines of the table, best first, in the order in which byes are assigned: the order that people see. A team that is not in it
 * comes last.
 */
export function byeOrder<Id extends string>(lines: readonly SwissLine<Id>[], shown: readonly Id[] = []): number[] {
  const placeOf = new Map(shown.map((id, place) => [id, place]));
  const at = (line: number): number => placeOf.get(lines[line]!.teamId) ?? shown.length;
  return [...lines.keys()].sort((a, b) => at(a) - at(b));
}
