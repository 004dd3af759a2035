import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';

/** Locale for dates and numbers. English is written the British way, as the words of the product are. */
export const localeOf = (language: string): string => (language.startsWith('fr') ? 'fr' : 'en-GB');

export interface DateFormats {
  /** "12–13 June 2027"; a date is YYYY-MM-DD. An unreadable date comes back as it is. */
  readonly range: (startDate: string, endDate: string) => string;
  /** "Sat 12 – Sun 13 June 2027". */
  readonly rangeWithDays: (startDate: string, endDate: string) => string;
  /** "Saturday 12 June". */
  readonly day: (date: string) => string;
  /** "Sat 12 June". */
  readonly shortDay: (date: string) => string;
}

/** The instant that stands for a calendar day: noon UTC, formatted in UTC, so that no time zone can shift it. */
function instantOf(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const instant = new Date(`${date}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Makes the formats of one language. */
export function dateFormats(language: string): DateFormats {
  const locale = localeOf(language);
  const maker = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const plain = maker({ day: 'numeric', month: 'long', year: 'numeric' });
  const withDays = maker({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const day = maker({ weekday: 'long', day: 'numeric', month: 'long' });
  const shortDay = maker({ weekday: 'short', day: 'numeric', month: 'long' });

  const range = (format: Intl.DateTimeFormat) => (startDate: string, endDate: string) => {
    const start = instantOf(startDate);
    const end = instantOf(endDate);
    if (!start || !end) return [...new Set([startDate, endDate])].filter(Boolean).join(' – ');
    // Bare day numbers stand tight around the dash ("12–13 June"), whatever the browser's tables say.
    return start < end ? format.formatRange(start, end).replace(/^(\d{1,2})\s*–\s*(?=\d)/, '$1–') : format.format(start);
  };
  const single = (format: Intl.DateTimeFormat) => (date: string) => {
    const instant = instantOf(date);
    return instant ? format.format(instant) : date;
  };
  return { range: range(plain), rangeWithDays: range(withDays), day: single(day), shortDay: single(shortDay) };
}

/** The formats of the page's language. */
export function useDateFormats(): DateFormats {
  const { i18n } = useTranslation('common');
  return useMemo(() => dateFormats(i18n.language), [i18n.language]);
}
