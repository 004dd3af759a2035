/** An instant in milliseconds since 1970; `YYYY-MM-DDTHH:MM` in the reader's local time; or a whole day, `YYYY-MM-DD`. */
export type CalendarTime = number | string;

export interface CalendarEvent {
  /** Never changes for the same event, so that calendars update their copy. */
  readonly uid: string;
  readonly start: CalendarTime;
  /** The first moment, or day, after the event. */
  readonly end: CalendarTime;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  /** The address of a page with more information. */
  readonly address: string;
  readonly state: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Whether the event marks its time as busy. */
  readonly isBusy: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** How often a subscribed calendar checks for changes. */
  readonly refreshMinutes: number;
}

/**
 * Revisions are seconds since this time: they only increase, need no storage, and stay small enough for programs that keep them in 31 bits.
 */
const FIRST_REVISION = Date.UTC(2020, 0, 1);
const OCTETS = 75;

const countOctets = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Splits a line of the file into pieces of at most 75 octets, without splitting a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const more = countOctets(sign);
    if (octets + more > OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += more;
  }
  return `${text}\r\n`;
}

/** Characters that the format does not allow: control characters, and halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex -- it is they that are taken out
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(notText, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const compact = (text: string): string => text.replace(/[-:]/g, '');
const utc = (instant: number): string => `${compact(new Date(instant).toISOString().slice(0, 19))}Z`;

function timeLine(name: string, time: CalendarTime): string {
  if (typeof time === 'number') return `${name}:${utc(time)}`;
  return time.length === 10 ? `${name};VALUE=DATE:${compact(time)}` : `${name}:${compact(time)}00`;
}

function eventLines({ uid, start, end, title, description, place, address, state, isBusy, changedAt }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changedAt - FIRST_REVISION) / 1000))}`,
    timeLine('DTSTART', start),
    timeLine('DTEND', end),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address}`,
    `STATUS:${state}`,
    `TRANSP:${isBusy && state !== 'CANCELLED' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/**
 * Returns a calendar as a file of RFC 5545. It has no METHOD: with one it would be an invitation, which needs an organizer with an address,
 * and some programs would add a separate calendar for it.
 */
export function calendarText({ name, events, refreshMinutes }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Courtside//Courtside//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
