import { parseTournament, type Tournament } from '@courtside/domain';
import { isAfterLastDay, isOnDayOfPlay } from './is-playing-at';

function read(fields: object): Tournament {
  const parsed = parseTournament('t', { name: 'Cup', startDate: '2027-06-12', timeZone: 'America/Toronto', ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
}
const weekend = read({ endDate: '2027-06-13' });
/** Three Saturdays, and a bracket on the last Sunday. */
const league = read({
  endDate: '2027-06-27',
  schedule: { 0: ['m1'], 1: ['m2'], 2: ['m3'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1, days: '0 7 14' },
});

it.each([
  ['2027-06-11T23:59:00-04:00', false, false],
  ['2027-06-12T00:00:00-04:00', true, false],
  ['2027-06-13T23:59:00-04:00', true, false],
  // The final was not over at midnight.
  ['2027-06-14T00:30:00-04:00', true, false],
  ['2027-06-14T05:59:00-04:00', true, false],
  ['2027-06-14T06:00:00-04:00', false, true],
])('at %s it is a day of play: %s, and all is over: %s', (time, isDay, isOver) => {
  const instant = Date.parse(time);
  expect([isOnDayOfPlay(weekend, instant), isAfterLastDay(weekend, instant)]).toEqual([isDay, isOver]);
});

it.each([
  ['2027-06-12T12:00:00-04:00', true],
  // Its games went on past midnight.
  ['2027-06-13T05:59:00-04:00', true],
  ['2027-06-13T06:00:00-04:00', false],
  ['2027-06-18T23:59:00-04:00', false],
  ['2027-06-19T00:00:00-04:00', true],
  ['2027-06-21T12:00:00-04:00', false],
  ['2027-06-26T12:00:00-04:00', true],
  ['2027-06-27T12:00:00-04:00', true],
])('at %s it is a day of play of a league: %s', (time, isDay) => {
  const instant = Date.parse(time);
  expect(isOnDayOfPlay(league, instant)).toBe(isDay);
  expect(isOnDayOfPlay({ ...league, scheduleTimes: weekend.scheduleTimes }, instant)).toBe(true);
  // Its second group stage may be played on any of these dates.
  expect(isOnDayOfPlay({ ...league, hasFurtherGroups: true }, instant)).toBe(true);
});
