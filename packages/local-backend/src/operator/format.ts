import { messageLanguages, type MessageLanguage } from '../outbox/message';
import { html, type Markup } from './markup';

/** A moment, in the time zone of the server. @param at milliseconds since 1970 */
export function timeElement(lang: MessageLanguage, at: number): Markup {
  const date = new Date(at);
  // Documents and accounts of elsewhere may hold times that no calendar has.
  if (Number.isNaN(date.getTime())) return html`${at}`;
  const words = new Intl.DateTimeFormat(messageLanguages[lang].locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(date);
  return html`<time datetime="${date.toISOString()}">${words}</time>`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function bytesText(lang: MessageLanguage, bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

export const numberText = (lang: MessageLanguage, value: number): string => new Intl.NumberFormat(lang).format(value);
