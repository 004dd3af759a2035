import { plannerSwissMaximum } from '@courtside/domain/planner';
import { parseWholeNumber } from '@courtside/ui/whole-number';
import { createFields, type PlannerState } from './board/planner-state';

/** A plan with what was typed into its fields before there was a page; what is no number is passed over. */
export function withTyped({ fields, stages }: PlannerState, typed: ReadonlyMap<string, string>): PlannerState {
  const numberOf = (name: string, before: number | null): number | null => {
    const number = parseWholeNumber(typed.get(name) ?? '?');
    return number === undefined ? before : number;
  };
  const swissRounds = Math.min(plannerSwissMaximum, numberOf('swissRounds', stages.swissRounds) ?? 0);
  return { fields: createFields((name) => numberOf(name, fields[name])), stages: { ...stages, swissRounds } };
}
