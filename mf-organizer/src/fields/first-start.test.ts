import { parseTournament, type Tournament } from '@courtside/domain';
import { bracketOverlap, bracketStart, isPastStart, scheduleStart, startOnDay } from './first-start';

function createEvent(fields: object): Tournament {
  const parsed = parseTournament('t', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
}
const at = (time: string, date = '2027-06-12') => ({ date, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });
/** Four games on one court from 09:00, each 12 minutes and 5 between: until 10:03. */
const schedule = {
  schedule: { '0': ['a', 'b', 'c', 'd'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 },
};
const times = (start: string) => ({ startTimes: [start], gameLength: 12, interval: 5, numberOfCourts: 1 });

it.each([
  ['08:12', '2027-06-12', '09:00'],
  ['10:26', '2027-06-12', '10:30'],
  ['10:30', '2027-06-12', '10:30'],
  ['23:50', '2027-06-12', '09:00'],
  ['10:26', '2027-06-11', '09:00'],
  ['10:26', '2027-06-13', '09:00'],
])('a schedule that is made at %s on %s begins at %s', (time, date, start) => {
  expect(scheduleStart(createEvent({}), at(time, date))).toBe(start);
});

it.each([
  ['after the last game of the only day', {}, '08:00', '2027-06-01', '10:15'],
  ['not in the past', {}, '14:20', '2027-06-12', '14:30'],
  ['as usual where another day is left', { endDate: '2027-06-13' }, '14:20', '2027-06-12', '09:00'],
  ['not in the past of that day', { endDate: '2027-06-13' }, '09:20', '2027-06-13', '09:30'],
  ['as usual without a schedule', { schedule: {} }, '08:00', '2027-06-12', '09:00'],
])('a bracket begins %s', (_, fields, time, date, start) => {
  const event = createEvent({ ...schedule, ...fields });
  expect(bracketStart(event, at(time, date))).toBe(start);
  expect(bracketOverlap(event, times(start))).toBeNull();
});

it.each([
  ['after the games of another one', {}, 600, 660, '11:15'],
  ['as usual where the other one ends before', {}, 400, 540, '10:15'],
  ['as usual where the other one is on another day', {}, 1440 + 600, 1440 + 700, '10:15'],
  ['after it on the day that is left, too', { endDate: '2027-06-13' }, 1440 + 540, 1440 + 580, '09:45'],
  ['as usual where it would mean the evening of the day before', { endDate: '2027-06-13' }, 1440 + 540, 1440 + 620, '09:00'],
  ['as usual where no room is left', {}, 600, 1435, '10:15'],
])('a further bracket begins %s', (_, fields, from, to, start) => {
  const others = [{ courtLetter: 'A', from, to }];
  expect(bracketStart(createEvent({ ...schedule, ...fields }), at('08:00', '2027-06-01'), others)).toBe(start);
});

it.each([
  ['as usual on a later day', 1, '08:00', '2027-06-01', '09:00'],
  ['after the games of the same day', 0, '08:00', '2027-06-01', '10:15'],
  ['not in the past of its day', 1, '11:20', '2027-06-13', '11:30'],
  ['as usual where the clock is on another day', 1, '11:20', '2027-06-12', '09:00'],
])('a second schedule begins %s', (_, day, time, date, start) => {
  // The first one ends at 10:03.
  expect(startOnDay(createEvent({}), day, { day: 0, minutes: 603, interval: 5 }, at(time, date))).toBe(start);
});

it('a bracket that begins before the last game of the schedule has ended overlaps, unless it is on another day', () => {
  expect(bracketOverlap(createEvent(schedule), times('09:00'))).toEqual({ start: '09:00', scheduleEnd: '10:03' });
  expect(bracketOverlap(createEvent(schedule), times('10:03'))).toBeNull();
  expect(bracketOverlap(createEvent({ ...schedule, endDate: '2027-06-13' }), times('09:00'))).toBeNull();
});

it('a start is past on its own day alone', () => {
  const isPast = (day: number, start: string, time: string, date?: string) => isPastStart('2027-06-12', day, start, at(time, date));
  expect([isPast(0, '10:00', '10:00'), isPast(0, '10:00', '10:01'), isPast(1, '10:00', '10:01')]).toEqual([false, true, false]);
  expect([isPast(1, '10:00', '10:01', '2027-06-13'), isPast(0, '10:00', '10:01', '2027-06-13')]).toEqual([true, false]);
});
