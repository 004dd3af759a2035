import type { TableCriterion, TieBreakPreset } from '../entities';
import type { StandingRules } from './types';

/** The orders that an organizer can choose: the two of the specification, and those of federations. */
export type TablePreset = TieBreakPreset | 'nah' | 'podium' | 'uefa' | 'fifa';

const mini = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoals'] as const;

/** In the first two, reading A and reading B, head-to-head is applied again after everything else. */
export const tablePresets: Readonly<Record<TablePreset, readonly TableCriterion[]>> = {
  pointsFirst: [
    'points',
    'tieBreaker',
    'wins',
    'draws',
    'losses',
    'headToHeadAlone',
    'goalDifference',
    'goalsFor',
    'goalsAgainst',
    'headToHead',
  ],
  winsFirst: ['wins', 'draws', 'tieBreaker', 'losses', 'headToHead', 'goalDifference', 'goalsFor', 'headToHead'],
  nah: ['points', 'goalDifference', 'goalsFor', 'headToHead', 'tieBreaker'],
  podium: ['points', 'strengthOfSchedule', 'medianBuchholz', 'goalDifference', 'goalsFor', 'headToHead', 'tieBreaker'],
  uefa: ['points', ...mini, 'goalDifference', 'goalsFor', 'wins', 'tieBreaker'],
  fifa: ['points', 'goalDifference', 'goalsFor', ...mini, 'tieBreaker'],
};

const betweenTwo: readonly TableCriterion[] = ['headToHead', 'headToHeadAlone'];

/**
 * Returns the criteria of a table, in the order in which they apply; the order of registration comes after them. Tie-breaker games order
 * teams that are level by what comes before; a list without them ends with them.
 */
export function getTableOrder({
  tableOrder = [],
  tieBreakPreset,
  headToHead,
}: Pick<StandingRules, 'tableOrder' | 'tieBreakPreset' | 'headToHead'>): readonly TableCriterion[] {
  if (tableOrder.length === 0) return tablePresets[tieBreakPreset].filter((criterion) => headToHead || !betweenTwo.includes(criterion));
  return tableOrder.includes('tieBreaker') ? tableOrder : [...tableOrder, 'tieBreaker'];
}
