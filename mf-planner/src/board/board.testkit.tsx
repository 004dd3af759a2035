import { plainWords } from '@courtside/i18n/plain-words';
import { planner as english } from '@courtside/i18n/resources/en/planner';
import { planner as french } from '@courtside/i18n/resources/fr/planner';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PlannerBoard } from './planner-board';
import { openingState, type PlannerState } from './planner-state';
import type { Words } from './words';

/** The board's words without i18next, as the custom element has them. */
export const boardWords: Readonly<Record<'en' | 'fr', Words>> = { en: plainWords(english, 'en'), fr: plainWords(french, 'fr') };

export interface OpenBoard {
  /** Returns the last state that the board reported, or undefined before the first change. */
  readonly reported: () => PlannerState | undefined;
  /** Shows another plan from outside, as a page does that changes an address or an attribute. */
  readonly show: (plan: PlannerState) => void;
}

/** Renders a board that keeps its state, as every page with one does. */
export function openBoard(plan: PlannerState = openingState, language: 'en' | 'fr' = 'en'): OpenBoard {
  let last: PlannerState | undefined;
  function Page({ shown }: { readonly shown: PlannerState }) {
    const [state, setState] = useState(shown);
    const [before, setBefore] = useState(shown);
    if (before !== shown) {
      setBefore(shown);
      setState(shown);
    }
    const change = (next: PlannerState) => {
      last = next;
      setState(next);
    };
    return <PlannerBoard value={state} words={boardWords[language]} onChange={change} />;
  }
  const { rerender } = render(<Page shown={plan} />);
  return { reported: () => last, show: (next) => rerender(<Page shown={next} />) };
}

/** The opening plan with some of its numbers changed. */
export const planWith = (fields: Partial<PlannerState['fields']>, stages: Partial<PlannerState['stages']> = {}): PlannerState => ({
  fields: { ...openingState.fields, ...fields },
  stages: { ...openingState.stages, ...stages },
});

/** Texts of the cells of a table, row by row. */
export const listCells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
