import { useMemo } from 'react';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatList,
  formatNumber,
  formatSigned,
  formatTime,
  formatTimeOffset,
  formatTimeZone,
} from './format';
import type { DateStyle } from './format';
import { useLanguage } from './use-language';

/** The formatters, speaking the page's language; components re-render when it changes. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      date: (date: string, style?: DateStyle) => formatDate(date, language, style),
      dateRange: (start: string, end: string, style?: DateStyle) => formatDateRange(start, end, language, style),
      dateTime: (instant: number, timeZone?: string) => formatDateTime(instant, language, timeZone),
      time: (instant: number, timeZone?: string) => formatTime(instant, language, timeZone),
      timeZone: (timeZone: string, date: string) => formatTimeZone(timeZone, date, language),
      timeOffset: (timeZone: string, date: string) => formatTimeOffset(timeZone, date, language),
      number: (value: number, digits?: number) => formatNumber(value, language, digits),
      signed: (value: number) => formatSigned(value, language),
      list: (items: readonly string[]) => formatList(items, language),
    }),
    [language],
  );
}
