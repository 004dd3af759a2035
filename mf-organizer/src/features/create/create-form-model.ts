import { type TournamentType } from '@courtside/domain';
import { checkTournamentForm, type TournamentForm } from '@courtside/domain/engines';
import type { NewTournament } from '@courtside/firebase';
import { recallTyped } from '@courtside/ui';
import type { FieldErrors, Resolver } from 'react-hook-form';

export type { NewTournament };

/** What the fields hold; dates are `YYYY-MM-DD` or empty. The poster is kept apart: a refused one never gets in. */
export interface CreateFormValues extends TournamentForm {
  /** IANA name. */
  readonly timeZone: string;
  readonly tournamentType: TournamentType;
}

/**
 * The form as it was left in this tab, before a reload or a sign-in that was asked for once more; empty otherwise.
 * @param keptAs see `keepTyped`
 */
export function typedForm(keptAs: string, timeZone: string): CreateFormValues {
  const empty = emptyForm(timeZone);
  const typed = recallTyped(keptAs, empty, 'tab');
  return typed === null ? empty : { ...typed, tournamentType: typed.tournamentType === 'MIXER' ? 'MIXER' : 'STANDARD' };
}

/** The form before anything is typed. */
export const emptyForm = (timeZone: string): CreateFormValues => ({
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
  timeZone,
  tournamentType: 'STANDARD',
});

/**
 * Checks the fields for react-hook-form; the type of an error is the domain's code.
 * @param today the viewer's date, `YYYY-MM-DD`, asked for at every check: a form may stand open over midnight
 */
export function createFormResolver(today: () => string): Resolver<CreateFormValues> {
  return (values) => {
    const issues = checkTournamentForm(values, { today: today() });
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<CreateFormValues> = Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }]));
    return { values: {}, errors };
  };
}

/** The checked form as the command takes it. */
export const toNewTournament = (values: CreateFormValues, image: File | null): NewTournament => ({ ...values, image });
