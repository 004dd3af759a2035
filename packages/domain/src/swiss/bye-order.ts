import type { SwissLine } from './swiss-table';

/** Lines of the table, best first, as byes are given by them: in the order that people see; a team that does not stand there is behind. */
export function byeOrder<Id extends string>(lines: readonly SwissLine<Id>[], shown: readonly Id[] = []): number[] {
  const placeOf = new Map(shown.map((id, place) => [id, place]));
  const at = (line: number): number => placeOf.get(lines[line]!.teamId) ?? shown.length;
  return [...lines.keys()].sort((a, b) => at(a) - at(b));
}
