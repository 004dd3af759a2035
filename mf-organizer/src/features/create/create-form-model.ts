import { type TournamentType } from '@courtside/domain';
import { checkTournamentForm, type TournamentForm } from '@courtside/domain/engines';
import type { NewTournament } from '@courtside/firebase';
import { recallTyped } from '@courtside/ui';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { nextWeekend } from './default-dates';

export type { NewTournament };

/** The values of the fields. Dates are `YYYY-MM-DD` or empty. The poster is stored separately, so that a refused one is never included. */
export interface CreateFormValues extends TournamentForm {
  /** IANA name. */
  readonly timeZone: string;
  readonly tournamentType: TournamentType;
}

/**
 * Returns the values that were typed in this tab before a reload or a repeated sign-in, or a new form.
 * @param keptAs see `keepTyped`
 * @param today the viewer's date
 */
export function typedForm(keptAs: string, timeZone: string, today: string): CreateFormValues {
  const fresh = newForm(timeZone, today);
  const typed = recallTyped(keptAs, fresh, 'tab');
  return typed === null ? fresh : { ...typed, tournamentType: typed.tournamentType === 'MIXER' ? 'MIXER' : 'STANDARD' };
}

/** Returns an empty form with the dates of the next weekend. */
export const newForm = (timeZone: string, today: string): CreateFormValues => ({
  name: '',
  location: '',
  ...nextWeekend(today),
  description: '',
  timeZone,
  tournamentType: 'STANDARD',
});

/**
 * Checks the fields for react-hook-form; the type of an error is the domain's code.
 * @param today the viewer's date, `YYYY-MM-DD`, called at every check, because a form may be open over midnight
 */
export function createFormResolver(today: () => string): Resolver<CreateFormValues> {
  return (values) => {
    const issues = checkTournamentForm(values, { today: today() });
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<CreateFormValues> = Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }]));
    return { values: {}, errors };
  };
}

/** Converts the checked form into the input of the command. */
export const toNewTournament = (values: CreateFormValues, image: File | null): NewTournament => ({ ...values, image });
