import { useFormat } from '@courtside/i18n';
import { useCallback } from 'react';
import { useClock } from './use-clock';

const HOUR = 3_600_000;

/** Returns a function that formats a day of an event ("YYYY-MM-DD"): "Saturday 12 June", with its year unless that is the current one. */
export function useFormatDay(): (date: string) => string {
  const format = useFormat();
  // The year of UTC: the server's first view and the page must agree, wherever the reader is.
  const year = new Date(useClock(HOUR)).getUTCFullYear();
  return useCallback((date) => format.date(date, date.startsWith(`${year}-`) ? 'day' : 'full'), [format, year]);
}
