import type { PlannerState } from '../board/planner-state';
import { readPlan, type planParameters } from '../planner-address';

/** The attribute for each value of a plan. Public: other sites use them, so they never change. */
export const planAttributes = {
  teams: 'teams',
  groups: 'groups',
  length: 'game-length',
  interval: 'interval',
  courts: 'courts',
  legs: 'legs',
  swiss: 'swiss-rounds',
  bracket: 'bracket',
} as const satisfies Record<(typeof planParameters)[number], string>;

/** Every attribute that the element listens to. */
export const attributes = [...Object.values(planAttributes), 'lang', 'theme'] as const;

/** Parses the plan from attributes. A missing or invalid one becomes the opening value; an empty one becomes an empty field. */
export const planFromAttributes = (read: (attribute: string) => string | null): PlannerState =>
  readPlan((name) => read(planAttributes[name as keyof typeof planAttributes]));

/** Returns `plan` with the value of one attribute from `other`: numbers that the user entered elsewhere stay. */
export function takeAttribute(plan: PlannerState, attribute: string, other: PlannerState): PlannerState {
  const { fields, stages } = plan;
  switch (attribute) {
    case 'teams':
    case 'groups':
    case 'interval':
    case 'courts':
      return { stages, fields: { ...fields, [attribute]: other.fields[attribute] } };
    case 'game-length':
      return { stages, fields: { ...fields, gameLength: other.fields.gameLength } };
    case 'legs':
      return { fields, stages: { ...stages, legs: other.stages.legs } };
    case 'swiss-rounds':
      return { fields, stages: { ...stages, swissRounds: other.stages.swissRounds } };
    case 'bracket':
      return { fields, stages: { ...stages, bracket: other.stages.bracket } };
    default:
      return plan;
  }
}
