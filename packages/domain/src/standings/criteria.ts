import type { TableCriterion } from '../entities';
import type { TableRecords } from './table-records';
import type { TeamRecord } from './types';

/** A way to separate teams that are level so far. */
interface Criterion {
  /**
   * The value of each team of a block, in its order.
   * @param block the teams that are level so far
   * @param level of a criterion with a mini table: the teams whose games against each other count
   */
  readonly measure: (block: readonly string[], records: TableRecords, level: readonly string[]) => readonly number[];
  /** The team with less of it is ahead. */
  readonly fewerIsBetter?: true;
  /**
   * It looks at a mini table: the games among all teams that were level when the first of such criteria in a row was asked. Where these separate some of the
   * teams, those that are still level get a mini table of their own, and the criteria are asked again.
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
    // Where they have not all met as often, the team with fewer games would lose by it.
    const isComplete = new Set(lines.map(({ played }) => played)).size === 1;
    return block.map((team) => (isComplete ? lines[level.indexOf(team)]![field] : 0));
  },
});

/** Points of the games between two teams, or their goals where the points are level. */
function betweenTwo(block: readonly string[], { miniTable }: TableRecords): readonly number[] {
  if (block.length !== 2) return block.map(() => 0);
  const lines = miniTable(block);
  const points = lines.map((line) => line.points);
  return points[0] === points[1] ? lines.map((line) => line.goalDifference) : points;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Everything that a table can be ordered by, and the order of registration, which ends every order. A tie-breaker game is no value of a team: see `standings`. */
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
