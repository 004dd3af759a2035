import { isAfterLastDay, isOnDayOfPlay } from './is-playing-at';

const weekend = { startDate: '2027-06-12', endDate: '2027-06-13', timeZone: 'America/Toronto' };

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
