import { localeOf } from '../format/date-formats';

/**
 * A time zone in words with its difference to UTC on a day: "Eastern Daylight Time (GMT−4)".
 * @param timeZone IANA name; an unknown one is given back as it is.
 * @param date YYYY-MM-DD, because of summer time.
 */
export function timeZoneName(timeZone: string, date: string, language: string): string {
  const instant = new Date(`${date}T12:00:00Z`);
  const when = Number.isNaN(instant.getTime()) ? new Date(0) : instant;
  try {
    const part = (style: 'long' | 'shortOffset') =>
      new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: style })
        .formatToParts(when)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    const name = part('long');
    const offset = part('shortOffset');
    return name === offset ? name : `${name} (${offset})`;
  } catch {
    return timeZone;
  }
}
