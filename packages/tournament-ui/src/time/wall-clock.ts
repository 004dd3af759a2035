/** The time on the venue's wall clock. */
export interface WallClock {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Minutes since midnight, with seconds as a fraction. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  let format = formats.get(key);
  if (!format) {
    const options: Intl.DateTimeFormatOptions = {
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    };
    try {
      format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
    } catch {
      format = new Intl.DateTimeFormat('en-GB', options);
    }
    formats.set(key, format);
  }
  return format;
}

/**
 * The wall clock of a place at an instant.
 * @param epoch milliseconds since 1970
 * @param timeZone IANA name; without one (or an unknown one) the user's own
 */
export function wallClock(epoch: number, timeZone?: string): WallClock {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute) + Number(parts.second) / 60,
  };
}

/** Returns the calendar day `count` days after a day (YYYY-MM-DD); an invalid date is returned unchanged. */
export function addDays(date: string, count: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  instant.setUTCDate(instant.getUTCDate() + count);
  return instant.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; NaN when one can't be read. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
