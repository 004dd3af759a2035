import { contactLimit, publicContact } from '../entities';
import { limits } from '../limits';

/** The fields of the form of a new tournament. Dates are `YYYY-MM-DD`; anything that is not a day of the calendar counts as missing. */
export interface TournamentForm {
  readonly name: string;
  readonly location: string;
  readonly description: string;
  readonly startDate: string;
  readonly endDate: string;
  /** An e-mail or https address, or empty. */
  readonly contact?: string;
}

export type TournamentField = keyof TournamentForm;
export type TournamentFormCode = 'missing' | 'startAfterEnd' | 'endBeforeToday' | 'tooLong' | 'contactWrong';

export interface TournamentFormIssue {
  readonly field: TournamentField;
  readonly code: TournamentFormCode;
}

/** The maximum number of characters of each text; equal in the security rules. */
export const tournamentTextLimits = { name: 150, location: 200, description: 10_000, contact: contactLimit } as const;

/** True for a day that exists in the calendar. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Returns the faults of the form, at most one per field, in the order of the fields (specification, section 5).
 * @param today `YYYY-MM-DD`: the earliest end date if there is no start date
 */
export function checkTournamentForm(form: TournamentForm, { today }: { readonly today: string }): readonly TournamentFormIssue[] {
  const { startDate, endDate } = form;
  const contact = form.contact?.trim() ?? '';
  const textCode = (field: 'name' | 'location' | 'description') => {
    const { length } = form[field].trim();
    return length === 0 ? 'missing' : length > tournamentTextLimits[field] && 'tooLong';
  };
  const codes: readonly (readonly [TournamentField, TournamentFormCode | false])[] = [
    ['name', textCode('name')],
    ['location', textCode('location')],
    ['startDate', !isDate(startDate) ? 'missing' : isDate(endDate) && startDate > endDate && 'startAfterEnd'],
    ['endDate', !isDate(endDate) ? 'missing' : !isDate(startDate) && endDate < today && 'endBeforeToday'],
    ['description', textCode('description')],
    ['contact', contact.length > contactLimit ? 'tooLong' : contact !== '' && !publicContact(contact) && 'contactWrong'],
  ];
  return codes.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

export type ImageIssue = 'empty' | 'tooLarge' | 'wrongType';

/** Returns the fault of a chosen image, or null: not empty, at most 1 MB (1,048,576 bytes), PNG or JPEG. */
export function checkImage(file: { readonly size: number; readonly type: string }): ImageIssue | null {
  // An interrupted download leaves such a file, with the right name and type.
  if (file.size === 0) return 'empty';
  if (file.size > limits.imageBytes) return 'tooLarge';
  return (limits.imageTypes as readonly string[]).includes(file.type) ? null : 'wrongType';
}
