import { useTranslation } from '@courtside/i18n';
import { wallClock } from '@courtside/tournament-ui';
import { keepTyped } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ownTimeZone } from '../../fields/time-zones';
import { createFormResolver, typedForm, type CreateFormValues } from './create-form-model';
import { endAfter } from './default-dates';

export type CreateFields = UseFormReturn<CreateFormValues>;

/** Returns the user's date. */
export const today = () => wallClock(Date.now()).date;
const resolver = createFormResolver(today);

/** Holds the fields of a new tournament. Typed text is kept in the tab, the end follows the start, and the place makes the default description. */
export function useCreateForm(keptAs: string) {
  const [ownZone] = useState(ownTimeZone);
  const fields = useForm<CreateFormValues>({ mode: 'onTouched', resolver, defaultValues: typedForm(keptAs, ownZone, today()) });
  const { getValues, watch } = fields;
  // Text survives a reload, in case a newer release has replaced a file that sending needs, and a sign-in, in case the session has ended. A picture can't be
  // kept.
  useEffect(() => {
    const { unsubscribe } = watch(() => keepTyped(keptAs, getValues(), 'tab'));
    return unsubscribe;
  }, [watch, getValues, keptAs]);
  return { fields, ownZone, moveEnd: useMovedEnd(fields), describe: useDescribed(fields) };
}

/** @returns a function that moves the end after a change of the start */
function useMovedEnd({ getValues, setValue }: CreateFields): () => void {
  // A start that is cleared while another one is typed does not change the length.
  const lastStart = useRef(getValues('startDate'));
  return () => {
    const [startDate, endDate] = getValues(['startDate', 'endDate']);
    const end = endAfter({ startDate: lastStart.current, endDate }, startDate);
    lastStart.current = startDate || lastStart.current;
    if (end !== endDate) setValue('endDate', end);
  };
}

/** @returns a function that makes the description from the place unless the user has written one */
function useDescribed({ getValues, setValue, trigger }: CreateFields): () => unknown {
  const { t } = useTranslation('organizer');
  const draft = () => {
    const location = getValues('location').trim();
    return location === '' ? '' : t('create.descriptionDraft', { location });
  };
  const drafted = useRef(draft());
  return () => {
    const description = getValues('description');
    const isOwn = description !== '' && description !== drafted.current;
    drafted.current = draft();
    if (isOwn) return undefined;
    setValue('description', drafted.current);
    return description === '' && trigger('description');
  };
}
