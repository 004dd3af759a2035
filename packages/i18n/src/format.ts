import { getLanguageRow } from '../languages.mjs';
import type { Language } from './languages';

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat>();

/** Formatters are slow to make and asked for by every row of a table. */
function cached<T extends Intl.DateTimeFormat | Intl.NumberFormat | Intl.ListFormat>(key: string, make: () => T): T {
  const known = cache.get(key) as T | undefined;
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  cached(`date ${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(getLanguageRow(language).locale, options));

/** brief "12 Jun" · short "12 Jun 2027" · long "12 June 2027" · full "Saturday 12 June 2027" · weekday "Sat 12 June 2027" · day "Saturday 12 June". */
export type DateStyle = 'brief' | 'short' | 'long' | 'full' | 'weekday' | 'day';

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  brief: { day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
};

/** A calendar date "YYYY-MM-DD" as an instant of UTC, or undefined if the day does not exist. */
function calendarDay(date: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? day : undefined;
}

/** Browsers write an English weekday with a comma only if a year follows. A title such as "Day 1, Saturday 12 June 2027" would have two. */
const joinParts = (parts: readonly Intl.DateTimeFormatPart[], language: Language): string => {
  const { blankAfterWeekday } = getLanguageRow(language);
  const isAfterWeekday = (index: number) => blankAfterWeekday && parts[index - 1]?.type === 'weekday';
  return parts.map(({ value }, index) => (isAfterWeekday(index) ? ' ' : value)).join('');
};

/**
 * A calendar date ("YYYY-MM-DD") in words. It is the same day in every time zone. An invalid date is returned unchanged: showing it is better
 * than hiding it.
 */
export function formatDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const day = calendarDay(date);
  return day ? joinParts(dateFormat(language, { ...styles[style], timeZone: 'UTC' }).formatToParts(day), language) : date;
}

/** From the first day to the last: "12–13 June 2027"; a single day has no dash. */
export function formatDateRange(start: string, end: string, language: Language, style: DateStyle = 'long'): string {
  const from = calendarDay(start);
  const to = calendarDay(end);
  if (!from || !to || from.getTime() === to.getTime()) return formatDate(from ? start : end, language, style);
  if (from > to) return `${formatDate(start, language, style)} – ${formatDate(end, language, style)}`;
  const range = joinParts(dateFormat(language, { ...styles[style], timeZone: 'UTC' }).formatRangeToParts(from, to), language);
  // Browsers differ in the blanks around the dash: none between two bare days ("12–13", "12.–13."), one on each side otherwise.
  return range.replace(/[\s\u2009\u202f]*–[\s\u2009\u202f]*/u, ' – ').replace(/(?<!\d)(\d{1,2}\.?) – (\d)/u, '$1–$2');
}

/** The clock time of an instant (epoch ms) in an IANA time zone, 24 h: "09:05". Unknown zones: the user's own. */
export function formatTime(instant: number, language: Language, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return zoned(language, options, timeZone).format(instant);
}

/** Day and clock time of an instant (epoch ms): "12 June 2027, 09:05". */
export function formatDateTime(instant: number, language: Language, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { ...styles.long, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return zoned(language, options, timeZone).format(instant);
}

function zoned(language: Language, options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return dateFormat(language, timeZone ? { ...options, timeZone } : options);
  } catch {
    return dateFormat(language, options); // a zone this browser does not know
  }
}

const zoneName = (timeZone: string, instant: Date, language: Language, style: 'long' | 'shortOffset'): string =>
  dateFormat(language, { timeZone, timeZoneName: style })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const noonOf = (date: string): Date => {
  const noon = new Date(`${date}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? new Date(0) : noon;
};

/** The difference of a time zone to UTC on a day ("YYYY-MM-DD"): "GMT-4". An unknown zone is returned unchanged. */
export function formatTimeOffset(timeZone: string, date: string, language: Language): string {
  try {
    return zoneName(timeZone, noonOf(date), language, 'shortOffset');
  } catch {
    return timeZone;
  }
}

/**
 * A time zone by name with its difference to UTC on a day ("YYYY-MM-DD", because of summer time): "Eastern Daylight Time (GMT-4)". An unknown
 * zone is returned unchanged.
 */
export function formatTimeZone(timeZone: string, date: string, language: Language): string {
  try {
    const name = zoneName(timeZone, noonOf(date), language, 'long');
    const offset = formatTimeOffset(timeZone, date, language);
    return name === offset ? name : `${name} (${offset})`;
  } catch {
    return timeZone;
  }
}

/** A number with the separators of the language; `digits` after the decimal mark, exactly. */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return cached(`number ${language} ${digits}`, () => new Intl.NumberFormat(getLanguageRow(language).locale, options)).format(value);
}

/** A difference with its sign, a real minus: "+9", "0", "−4". */
export function formatSigned(value: number, language: Language): string {
  const format = cached(`signed ${language}`, () => new Intl.NumberFormat(getLanguageRow(language).locale, { signDisplay: 'exceptZero' }));
  return format.format(value).replace('-', '−');
}

/** "A, B and C" · "A, B et C". */
export function formatList(items: readonly string[], language: Language): string {
  return cached(`list ${language}`, () => new Intl.ListFormat(getLanguageRow(language).locale, { type: 'conjunction' })).format(items);
}
