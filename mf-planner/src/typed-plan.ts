import { plannerSwissMaximum } from '@courtside/domain/planner';
import { parseWholeNumber } from '@courtside/ui/whole-number';
import { createFields, type PlannerState } from './board/planner-state';

/** Returns a plan with the values that were typed before the page was ready. Values that are not numbers are ignored. */
export function withTyped({ fields, stages }: PlannerState, typed: ReadonlyMap<string, string>): PlannerState {
  const numberOf = (name: string, before: number | null): number | null => {
    const number = parseWholeNumber(typed.get(name) ?? '?');
    return number === undefined ? before : number;
  };
  const swissRounds = Math.min(plannerSwissMaximum, numberOf('swissRounds', stages.swissRounds) ?? 0);
  return { fields: createFields((name) => numberOf(name, fields[name])), stages: { ...stages, swissRounds } };
}
