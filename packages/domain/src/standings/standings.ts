import { countedResult } from './counted-result';
import { fewerIsBetter, levelBy, tieBreakOrders } from './criteria';
import { tally, type Row } from './records';
import type { AheadBy, Standing, StandingsInput } from './types';

/**
 * The table of a group, derived from its matches.
 *
 * 1. Results of each team are counted.
 * 2. All teams are one block. Each criterion of the preset in its turn divides every block as a whole; no team is ever compared inside a sort
 *    with a rule that is not transitive, so the order of input never matters.
 * 3. What is still level then stands in the order of registration.
 * 4. A team passes those directly above it that it is level with and has beaten in tie-breaker games. Thus it passes no other team.
 * @throws RangeError for a team named twice
 */
export function standings<Id extends string>(input: StandingsInput<Id>): readonly Standing<Id>[] {
  const { rules } = input;
  const games = [...input.matches];
  const tieBreakers = games.filter(({ isTieBreaker }) => isTieBreaker);
  const rows = tally({ ...input, matches: games });
  const criteria = tieBreakOrders[rules.tieBreakPreset];
  /** What each team had by each criterion, as far as it was level with another. */
  const valuesOf = new Map(rows.map((row) => [row, [] as number[]]));
  const table: Row<Id>[] = [];
  divide(rows, 0);
  table.forEach((row) => {
    const own = table.indexOf(row);
    let place = own;
    while (place > 0 && tieBreakersOf(row, table[place - 1]!)) place -= 1;
    table.splice(place, 0, ...table.splice(own, 1));
  });
  table.forEach((row, index) => {
    row.rank = index + 1;
    row.aheadBy = reasonFor(row, table[index + 1]);
  });
  return table;

  /** Puts teams that are level so far into the table, best first by this criterion and those after it. */
  function divide(block: readonly Row<Id>[], at: number): void {
    const criterion = criteria[at];
    if (!criterion || block.length < 2) {
      table.push(...block);
      return;
    }
    // No rules, however wrong, may cost a team its line: what is no number is level.
    const values = measure(block, at).map((value) => value || 0);
    block.forEach((row, index) => valuesOf.get(row)!.push(values[index]!));
    const levels = [...new Set(values)].sort((a, b) => (fewerIsBetter.includes(criterion) ? a - b : b - a));
    for (const level of levels) {
      divide(
        block.filter((_, index) => values[index] === level),
        at + 1,
      );
    }
  }

  function measure(block: readonly Row<Id>[], at: number): number[] {
    const criterion = criteria[at]!;
    if (criterion === 'order') return block.map(({ rank }) => rank);
    if (criterion !== 'headToHead') return block.map((row) => row[criterion]);
    if (!playedItOut(block, criteria.indexOf(criterion) < at)) return block.map(() => 0);
    const pair = tally({ teams: block.map(({ teamId }) => teamId), matches: games, rules });
    const points = pair.map((row) => row.points);
    return points[0] === points[1] ? pair.map((row) => row.goalDifference) : points;
  }

  /**
   * Games against each other count between exactly two; with points first, not inside a block of three or more that were level on points, unless
   * the two are level in everything.
   */
  function playedItOut(block: readonly Row<Id>[], isLast: boolean): boolean {
    const levelOnPoints = rows.filter(({ points }) => points === block[0]!.points);
    return rules.headToHead && block.length === 2 && (isLast || rules.tieBreakPreset === 'winsFirst' || levelOnPoints.length === 2);
  }

  /** How many tie-breaker games each of two teams has won, where these put the first one ahead of the other. */
  function tieBreakersOf(one: Row<Id>, other: Row<Id>): AheadBy | null {
    if (levelBy[rules.tieBreakPreset].some((criterion) => one[criterion] !== other[criterion])) return null;
    const above = tieBreakersWon(one.teamId, other.teamId);
    const below = tieBreakersWon(other.teamId, one.teamId);
    return above > below ? { criterion: 'tieBreaker', above, below } : null;
  }

  function tieBreakersWon(winner: string, loser: string): number {
    return tieBreakers.filter((game) => {
      const isFirst = game.team1Id === winner && game.team2Id === loser;
      if (!isFirst && (game.team1Id !== loser || game.team2Id !== winner)) return false;
      const counted = countedResult(game, rules);
      return counted !== null && counted !== 'bothLose' && (isFirst ? counted[0] > counted[1] : counted[1] > counted[0]);
    }).length;
  }

  function reasonFor(row: Row<Id>, next: Row<Id> | undefined): AheadBy | null {
    if (!next) return null;
    const [own, others] = [valuesOf.get(row)!, valuesOf.get(next)!];
    const at = own.findIndex((value, index) => value !== others[index]);
    return tieBreakersOf(row, next) ?? { criterion: criteria[at]!, above: own[at]!, below: others[at]! };
  }
}
