import type { CalendarWords } from '@courtside/domain/calendar';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';

/** The types of the words require every value that any of them has. */
const none = { tournament: '', team: '', one: '', other: '', round: '', game: '', letter: '', name: '', time: '' };

/** Returns the words of a calendar's entries, in the user's language. */
export function useCalendarWords(): CalendarWords {
  const { t } = useTranslation('calendar');
  const { t: ofBracket } = useTranslation('bracket');
  return useMemo(
    () => ({
      text: (word, values) => t(`file.${word}`, { ...none, ...values }),
      round: ({ key, number, to }) => ofBracket(`round.${key}`, { number: number ?? 0, to: to ?? 0 }),
      waits: (kind, number) => ofBracket(`waits.${kind}`, { number }),
    }),
    [t, ofBracket],
  );
}
