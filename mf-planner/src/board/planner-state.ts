import { plannerDefaults, readPlannerInput, type PlannerFields, type PlannerInput, type PlannerStages } from '@courtside/domain/planner';

/** All values that can be entered on the board. */
export interface PlannerState {
  readonly fields: PlannerFields;
  readonly stages: PlannerStages;
}

/** The planner's initial state. */
export const openingState: PlannerState = { fields: plannerDefaults, stages: { legs: 1, swissRounds: 0, bracket: null } };

/** The numbers that a plan counts with. */
export const toPlannerInput = ({ fields, stages: { legs } }: PlannerState): PlannerInput => ({ ...readPlannerInput(fields), legs });

/** Creates all numbers of a plan from their names. */
export const createFields = (of: (name: keyof PlannerFields) => number | null): PlannerFields => ({
  teams: of('teams'),
  groups: of('groups'),
  gameLength: of('gameLength'),
  interval: of('interval'),
  courts: of('courts'),
});

/** Brackets that can be planned, in the order of the list. */
export const bracketTypes = ['single', 'double', 'singleHayes', 'doubleHayes'] as const satisfies ReadonlyArray<
  NonNullable<PlannerStages['bracket']>
>;
