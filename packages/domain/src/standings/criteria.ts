import type { TableCriterion } from '../entities';
import type { TableRecords } from './table-records';
import type { TeamRecord } from './types';

/** A criterion that separates teams that are level so far. */
interface Criterion {
  /**
   * Returns the value of each team of a block, in its order.
   * @param block the teams that are level so far
   * @param level for a criterion with a mini table: the teams whose games against each other count
   */
  readonly measure: (block: readonly string[], records: TableRecords, level: readonly string[]) => readonly number[];
  /** The team with the lower value is ahead. */
  readonly fewerIsBetter?: true;
  /**
   * It uses a mini table: the games among all teams that were level before the first such criterion in a row. If these separate some of the
   * teams, those that are still level get their own mini table, and the criteria are applied again.
   */
  readonly hasMiniTable?: true;
}

const inTable = (field: keyof TeamRecord): Criterion => ({
  measure: (block, { lineOf }) => block.map((team) => lineOf(team)[field]),
});

const inMiniTable = (field: keyof TeamRecord): Criterion => ({
  hasMiniTable: true,
  measure: (block, { miniTable }, level) => {
    const lines = miniTable(level);
    // If the teams have not all met equally often, the one with fewer games would be at a disadvantage.
    const isComplete = new Set(lines.map(({ played }) => played)).size === 1;
    return block.map((team) => (isComplete ? lines[level.indexOf(team)]![field] : 0));
  },
});

/** Returns the points of the games between two teams, or their goals if the points are level. */
function betweenTwo(block: readonly string[], { miniTable }: TableRecords): readonly number[] {
  if (block.length !== 2) return block.map(() => 0);
  const lines = miniTable(block);
  const points = lines.map((line) => line.points);
  return points[0] === points[1] ? lines.map((line) => line.goalDifference) : points;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Every criterion that a table can be ordered by, and the order of registration, which ends every order. A tie-breaker game is not a value
 * of a team: see `standings`.
 */
export const criteria: Readonly<Record<Exclude<TableCriterion, 'tieBreaker'> | 'order', Criterion>> = {
  points: inTable('points'),
  wins: inTable('wins'),
  draws: inTable('draws'),
  losses: { ...inTable('losses'), fewerIsBetter: true },
  goalDifference: inTable('goalDifference'),
  goalsFor: inTable('goalsFor'),
  goalsAgainst: { ...inTable('goalsAgainst'), fewerIsBetter: true },
  headToHead: { measure: betweenTwo },
  headToHeadAlone: {
    measure: (block, records) => {
      const points = records.lineOf(block[0]!).points;
      const isAlone = records.lines.filter((line) => line.points === points).length === 2;
      return isAlone ? betweenTwo(block, records) : block.map(() => 0);
    },
  },
  headToHeadPoints: inMiniTable('points'),
  headToHeadGoalDifference: inMiniTable('goalDifference'),
  headToHeadGoals: inMiniTable('goalsFor'),
  strengthOfSchedule: {
    measure: (block, { opponentPoints }) =>
      block.map((team) => {
        const points = opponentPoints(team);
        return points.length === 0 ? 0 : sum(points) / points.length;
      }),
  },
  medianBuchholz: {
    measure: (block, { opponentPoints, lineOf }) =>
      block.map((team) => {
        const { byes, points: own } = lineOf(team);
        const points = [...opponentPoints(team), ...Array.from({ length: byes }, () => own)];
        return sum(points.sort((a, b) => a - b).slice(1, -1));
      }),
  },
  order: { fewerIsBetter: true, measure: (block, { placeOf }) => block.map(placeOf) },
};
