import { fewerIsBetter, tieBreakOrders } from './criteria';
import { tally, type Row } from './records';
import type { Standing, StandingCriterion, StandingsInput } from './types';

/**
 * The table of a group, derived from its matches.
 *
 * 1. Results of each team are counted.
 * 2. All teams are one block. Each criterion of the preset in its turn divides every block as a whole; no team is ever compared inside a sort
 *    with a rule that is not transitive, so the order of input never matters.
 * 3. What is still level then stands in the order of registration.
 * @throws RangeError for a team named twice
 */
export function standings<Id extends string>(input: StandingsInput<Id>): readonly Standing<Id>[] {
  const { rules } = input;
  const games = [...input.matches];
  const rows = tally({ ...input, matches: games });
  const criteria = tieBreakOrders[rules.tieBreakPreset];
  const table: Row<Id>[] = [];
  divide(rows, 0);
  table.forEach((row, index) => (row.rank = index + 1));
  return table;

  /** Puts teams that are level so far into the table, best first by this criterion and those after it. */
  function divide(block: readonly Row<Id>[], at: number): void {
    const criterion = criteria[at];
    if (!criterion || block.length < 2) {
      table.push(...block);
      return;
    }
    // No rules, however wrong, may cost a team its line: what is no number is level.
    const values = valuesOf(block, criterion).map((value) => value || 0);
    const levels = [...new Set(values)].sort((a, b) => (fewerIsBetter.includes(criterion) ? a - b : b - a));
    levels.forEach((above, level) => {
      divide(
        block.filter((_, index) => values[index] === above),
        at + 1,
      );
      const below = levels[level + 1];
      if (below !== undefined) table.at(-1)!.aheadBy = { criterion, above, below };
    });
  }

  function valuesOf(block: readonly Row<Id>[], criterion: StandingCriterion): number[] {
    if (criterion === 'order') return block.map(({ rank }) => rank);
    if (criterion !== 'headToHead') return block.map((row) => row[criterion]);
    if (!playedItOut(block)) return block.map(() => 0);
    const pair = tally({ teams: block.map(({ teamId }) => teamId), matches: games.filter(({ isTieBreaker }) => !isTieBreaker), rules });
    const points = pair.map((row) => row.points);
    return points[0] === points[1] ? pair.map((row) => row.goalDifference) : points;
  }

  /** Games against each other count between exactly two; with points first, not inside a block of three or more that were level on points. */
  function playedItOut(block: readonly Row<Id>[]): boolean {
    const levelOnPoints = rows.filter(({ points }) => points === block[0]!.points);
    return rules.headToHead && block.length === 2 && (rules.tieBreakPreset === 'winsFirst' || levelOnPoints.length === 2);
  }
}
