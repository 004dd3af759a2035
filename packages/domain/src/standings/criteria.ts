import type { TieBreakPreset } from '../entities';
import type { StandingCriterion } from './types';

/** A criterion that divides teams which are level so far. Tie-breaker games order teams that stand next to each other after all of these. */
type DividingCriterion = Exclude<StandingCriterion, 'tieBreaker'>;

const common = ['wins', 'draws', 'losses', 'headToHead', 'goalDifference', 'goalsFor'] as const;

/**
 * The two orders of tie-breaks: reading A and reading B of the specification. Games against each other are asked again where nothing else has
 * separated two teams. The order of registration ends both.
 */
export const tieBreakOrders: Readonly<Record<TieBreakPreset, readonly DividingCriterion[]>> = {
  pointsFirst: ['points', ...common, 'goalsAgainst', 'headToHead', 'order'],
  winsFirst: [...common, 'headToHead', 'order'],
};

/** What two teams must have the same number of for a tie-breaker game to order them. */
export const levelBy = { pointsFirst: ['points'], winsFirst: ['wins', 'draws'] } as const;

/** Criteria by which the team with less of it is ahead. */
export const fewerIsBetter: readonly StandingCriterion[] = ['losses', 'goalsAgainst', 'order'];
