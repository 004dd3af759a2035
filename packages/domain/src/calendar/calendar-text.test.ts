import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarText, type CalendarEvent } from '.';

const createEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'match.m1.cup@courtside',
  start: Date.UTC(2027, 5, 12, 7),
  end: Date.UTC(2027, 5, 12, 7, 12),
  title: 'One – Other',
  description: '',
  place: '',
  address: 'https://courtside.example/cup#match-m1',
  state: 'CONFIRMED',
  isBusy: true,
  changedAt: Date.UTC(2027, 4, 1),
  ...more,
});
const getText = (...events: Partial<CalendarEvent>[]) => calendarText({ name: 'Cup', events: events.map(createEvent), refreshMinutes: 15 });
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
const first = (text: string) => new ICAL.Event(read(text)[0]!);

/**
 * Text that people write into names: letters of all kinds, characters of several code units, characters with a meaning in the format, and
 * forbidden ones.
 */
const words = fc.string({
  unit: fc.oneof(
    fc.constantFrom(',', ';', '\\', '\n', '\r\n', '"', ':', '🚲', '👩🏽‍🦽', 'é', '\u2028', ' '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 200,
});
/** Returns the text as it comes back: without characters that a calendar must not contain. */
const kept = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- they are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

describe('the text of a calendar', () => {
  it('whatever stands in names and descriptions comes back from another reader as it was written', () => {
    fc.assert(
      fc.property(words, words, words, (title, description, place) => {
        const event = first(getText({ title, description, place }));
        expect(event.summary ?? '').toBe(kept(title));
        expect(event.description ?? '').toBe(kept(description));
        expect(event.location ?? '').toBe(kept(place));
      }),
    );
  });

  it('no line is longer than 75 octets, each ends with CR LF, and no character is torn apart', () => {
    fc.assert(
      fc.property(words, (title) => {
        const text = getText({ title });
        const lines = text.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n\ufffd]|[\ud800-\udbff]$/);
          expect(Buffer.from(line).toString()).toBe(line);
        }
      }),
    );
  });

  it('half a character is left out, and nothing else', () => {
    expect(first(getText({ title: 'a\ud83d, b\udeb2; 🚲' })).summary).toBe('a, b; 🚲');
  });

  it('times are UTC, or those of the clocks around the reader, or whole days', () => {
    const text = getText(
      {},
      { start: '2027-06-12T09:00', end: '2027-06-12T09:12', uid: '2' },
      { start: '2027-06-12', end: '2027-06-14', uid: '3' },
    );
    expect(text).toContain('DTSTART:20270612T070000Z\r\nDTEND:20270612T071200Z\r\n');
    expect(text).toContain('DTSTART:20270612T090000\r\nDTEND:20270612T091200\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270614\r\n');
    const [exact, local, day] = read(text).map((event) => new ICAL.Event(event).startDate);
    expect(exact!.toJSDate().getTime()).toBe(Date.UTC(2027, 5, 12, 7));
    expect(local!.zone).toBe(ICAL.Timezone.localTimezone);
    expect(day!.isDate).toBe(true);
  });

  it('revisions go up with the time of the change, within 31 bits for as long as anybody uses this', () => {
    const sequence = (changedAt: number) => first(getText({ changedAt })).sequence;
    expect(sequence(Date.UTC(2027, 5, 12, 8, 0, 1))).toBe(sequence(Date.UTC(2027, 5, 12, 8)) + 1);
    expect(sequence(0)).toBe(0);
    expect(sequence(Date.UTC(2080, 0, 1))).toBeLessThan(2 ** 31);
    expect(getText({ changedAt: Date.UTC(2027, 5, 12, 8, 0, 1) })).toContain('LAST-MODIFIED:20270612T080001Z\r\n');
  });

  it('a game that is cancelled takes no time, and says so', () => {
    expect(getText({ state: 'CANCELLED' })).toContain('STATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n');
    expect(getText({})).toContain('STATUS:CONFIRMED\r\nTRANSP:OPAQUE\r\n');
    expect(getText({ isBusy: false })).toContain('TRANSP:TRANSPARENT\r\n');
  });
});
