import { plannerDefaults, type PlannerFields, type PlannerStages } from '@courtside/domain';

/** Everything that one can enter on the board. */
export interface PlannerState {
  readonly fields: PlannerFields;
  readonly stages: PlannerStages;
}

/** What the planner opens with. */
export const openingState: PlannerState = { fields: plannerDefaults, stages: { swissRounds: 0, bracket: null } };

/** Brackets one can plan, in the order of the list. */
export const bracketTypes = ['single', 'double', 'singleHayes', 'doubleHayes'] as const satisfies ReadonlyArray<
  NonNullable<PlannerStages['bracket']>
>;
