// @ts-check
import { getLanguageRow } from '../../packages/i18n/languages.mjs';

/** @typedef {import('../../packages/i18n/languages.mjs').Language} Language */

/** Formats days of the calendar (`2026-12-12`) as people write them; empty for invalid days. @param {string} start @param {string} end @param {Language} language */
export function formatDates(start, end, language) {
  const [from, to] = [start, end || start].map((day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(NaN)));
  if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || to < from) return '';
  const range = new Intl.DateTimeFormat(getLanguageRow(language).locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(from, to);
  // The pages write it in the same way: no spaces around the dash between two bare days.
  return range.replace(/\s*–\s*/u, ' – ').replace(/(?<!\d)(\d{1,2}\.?) – (\d)/u, '$1–$2');
}
