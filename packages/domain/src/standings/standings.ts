import type { TableCriterion } from '../entities';
import { countedResult } from './counted-result';
import { criteria } from './criteria';
import { tally, type Row } from './records';
import { getTableOrder } from './table-order';
import { tableRecords } from './table-records';
import type { AheadBy, Standing, StandingMatch, StandingRules, StandingsInput } from './types';

/** The value of a criterion for a team that was level with another. */
interface Step {
  readonly criterion: keyof typeof criteria;
  readonly value: number;
}

/**
 * Returns the table of a group, computed from its matches.
 *
 * 1. The results of each team are counted, and points are deducted or added.
 * 2. All teams form one block. Each criterion of the order divides every block as a whole. No sort ever compares two teams by a rule that
 *    is not transitive, so the order of input never matters.
 * 3. Teams that are still level are in the order of registration.
 * 4. If the order uses tie-breaker games, a team passes those directly above it that it was level with and has beaten in such games. So it
 *    passes no other team.
 * @throws RangeError for a team listed twice
 */
export function standings<Id extends string>(input: StandingsInput<Id>): readonly Standing<Id>[] {
  const { rules } = input;
  const games = [...input.matches];
  const rows = tally({ ...input, matches: games });
  for (const row of rows) row.points += adjustmentOf(row.teamId, rules);
  const { table, stepsOf, blockOf } = divided(rows, games, rules);
  const tieBreakersOf = tieBreakersIn(games, rules, blockOf);
  table.forEach((row) => {
    const own = table.indexOf(row);
    let place = own;
    while (place > 0 && tieBreakersOf(row, table[place - 1]!)) place -= 1;
    table.splice(place, 0, ...table.splice(own, 1));
  });
  table.forEach((row, index) => {
    const next = table[index + 1];
    row.rank = index + 1;
    row.aheadBy = next ? (tieBreakersOf(row, next) ?? firstDifference(stepsOf(row), stepsOf(next))) : null;
  });
  return table;
}

const adjustmentOf = (team: string, { pointAdjustments = {} }: StandingRules): number =>
  Object.hasOwn(pointAdjustments, team) ? (pointAdjustments as Record<string, { points: number }>)[team]!.points : 0;

/**
 * Returns the teams best first, the value of each by every criterion for which it was level with another, and the teams that it was level
 * with before tie-breaker games.
 */
function divided<Id extends string>(rows: readonly Row<Id>[], games: readonly StandingMatch[], rules: StandingRules) {
  const rowOf = new Map<string, Row<Id>>(rows.map((row) => [row.teamId, row]));
  const records = tableRecords(rows, games, rules);
  const order: readonly (TableCriterion | 'order')[] = [...getTableOrder(rules), 'order'];
  const steps = new Map<string, Step[]>(rows.map(({ teamId }) => [teamId, []]));
  const blocks = new Map<string, readonly string[]>();
  const table: string[] = [];
  divide([...rowOf.keys()], 0);
  return {
    table: table.map((team) => rowOf.get(team)!),
    stepsOf: ({ teamId }: Row<Id>) => steps.get(teamId)!,
    blockOf: ({ teamId }: Row<Id>) => blocks.get(teamId),
  };

  /** Puts teams that are level so far into the table, best first by this criterion and those after it. */
  function divide(block: readonly string[], at: number, level = block): void {
    const criterion = order[at];
    if (!criterion || block.length < 2) {
      table.push(...block);
      return;
    }
    if (criterion === 'tieBreaker') {
      for (const team of block) blocks.set(team, block);
      divide(block, at + 1);
      return;
    }
    // No rules, however wrong, may remove a team from the table: a value that is not a number counts as level.
    const values = criteria[criterion].measure(block, records, level).map((value) => value || 0);
    block.forEach((team, index) => steps.get(team)!.push({ criterion, value: values[index]! }));
    const best = [...new Set(values)].sort((a, b) => (criteria[criterion].fewerIsBetter ? a - b : b - a));
    for (const value of best) {
      goOn(
        block.filter((_, index) => values[index] === value),
        at,
        level,
      );
    }
  }

  /** After a series of criteria with a mini table, a smaller block of teams gets its own mini table. */
  function goOn(block: readonly string[], at: number, level: readonly string[]): void {
    if (!hasMiniTable(at)) divide(block, at + 1);
    else if (hasMiniTable(at + 1)) divide(block, at + 1, level);
    else if (block.length < level.length) divide(block, firstOfRow(at));
    else divide(block, at + 1);
  }

  function hasMiniTable(at: number): boolean {
    const criterion = order[at];
    return criterion !== undefined && criterion !== 'tieBreaker' && criteria[criterion].hasMiniTable === true;
  }

  function firstOfRow(at: number): number {
    let first = at;
    while (hasMiniTable(first - 1)) first -= 1;
    return first;
  }
}

/** Returns the number of tie-breaker games that each of two teams has won, if these put the first one ahead of the other. */
function tieBreakersIn<Id extends string>(
  games: readonly StandingMatch[],
  rules: StandingRules,
  blockOf: (row: Row<Id>) => readonly string[] | undefined,
): (one: Row<Id>, other: Row<Id>) => AheadBy | null {
  const tieBreakers = games.filter(({ isTieBreaker }) => isTieBreaker);
  const won = (winner: string, loser: string): number =>
    tieBreakers.filter((game) => {
      const isFirst = game.team1Id === winner && game.team2Id === loser;
      if (!isFirst && (game.team1Id !== loser || game.team2Id !== winner)) return false;
      const counted = countedResult(game, rules);
      return counted !== null && counted !== 'bothLose' && (isFirst ? counted[0] > counted[1] : counted[1] > counted[0]);
    }).length;
  return (one, other) => {
    if (!blockOf(one)?.includes(other.teamId)) return null;
    const [above, below] = [won(one.teamId, other.teamId), won(other.teamId, one.teamId)];
    return above > below ? { criterion: 'tieBreaker', above, below } : null;
  };
}

function firstDifference(own: readonly Step[], others: readonly Step[]): AheadBy {
  const at = own.findIndex(({ value }, index) => value !== others[index]!.value);
  const { criterion, value: above } = own[at]!;
  return { criterion: criterion === 'headToHeadAlone' ? 'headToHead' : criterion, above, below: others[at]!.value };
}
