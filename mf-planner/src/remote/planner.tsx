import { plannerDefaults, plannerMaximum, plannerSwissMaximum, type PlannerFields } from '@courtside/domain/planner';
import { useInsertionEffect, useState } from 'react';
import { adoptStyles } from '@courtside/ui/embedded';
import { reportPlan, type PlanReport } from '../board/plan-report';
import { bracketTypes, createFields, openingState, type PlannerState } from '../board/planner-state';
import { themedCss } from '../board/themed-css';
import { BoardView } from '../embed/board-view';
import { pickLanguage } from '../embed/embed-words';

/** The version of `PlannerProps` and of its reports. Raise it when something that a host relies on is removed. */
export const contractVersion = 1;

type PlanValues = Pick<PlanReport, 'teams' | 'groups' | 'gameLength' | 'interval' | 'courts' | 'legs' | 'swissRounds' | 'bracket'>;

/** The props that hosts with module federation pass to `mf_planner/Planner`. All are optional. */
export interface PlannerProps {
  /** Initial numbers; `null` is an emptied field. To restart with others, pass another `key`. */
  readonly initial?: Partial<PlanValues>;
  /** A language tag; without one, or with one we don't speak, the user's or English. */
  readonly language?: string;
  /** Without one the planner follows the page's `color-scheme`. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Called whenever the user enters something. */
  readonly onChange?: (plan: PlanReport) => void;
}

/** Hosts may be plain JavaScript, so numbers are checked like those of an address. */
function opening(initial: Partial<PlanValues>): PlannerState {
  const whole = (value: number | null | undefined, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(most, value) : undefined;
  const field = (key: keyof PlannerFields) =>
    initial[key] === null ? null : (whole(initial[key], plannerMaximum) ?? plannerDefaults[key]);
  return {
    fields: createFields(field),
    stages: {
      legs: initial.legs === 2 ? 2 : 1,
      swissRounds: whole(initial.swissRounds, plannerSwissMaximum) ?? openingState.stages.swissRounds,
      bracket: bracketTypes.find((type) => type === initial.bracket) ?? null,
    },
  };
}

/** The planner as a React component that needs only React from its host: no router, no words, no styles. */
export default function Planner({ initial = {}, language, theme, onChange }: PlannerProps) {
  const [plan, setPlan] = useState(() => opening(initial));
  useInsertionEffect(() => {
    adoptStyles(document, themedCss);
  }, []);
  const change = (next: PlannerState) => {
    setPlan(next);
    onChange?.(reportPlan(next));
  };
  return <BoardView plan={plan} language={pickLanguage([language, ...navigator.languages])} theme={theme ?? null} onChange={change} />;
}
