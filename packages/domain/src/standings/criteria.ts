import type { TieBreakPreset } from '../entities';
import type { StandingCriterion } from './types';

const common = ['wins', 'draws', 'losses', 'headToHead', 'goalDifference', 'goalsFor'] as const;

/** The two orders of tie-breaks: reading A and reading B of the specification. The order of registration ends both. */
export const tieBreakOrders: Readonly<Record<TieBreakPreset, readonly StandingCriterion[]>> = {
  pointsFirst: ['points', ...common, 'goalsAgainst', 'order'],
  winsFirst: [...common, 'order'],
};

/** Criteria by which the team with less of it is ahead. */
export const fewerIsBetter: readonly StandingCriterion[] = ['losses', 'goalsAgainst', 'order'];
