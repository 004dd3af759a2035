import { endAfter, nextWeekend } from './default-dates';

describe('nextWeekend', () => {
  it.each([
    ['a Wednesday', '2027-06-09', '2027-06-12', '2027-06-13'],
    ['a Friday', '2027-06-11', '2027-06-12', '2027-06-13'],
    ['a Saturday', '2027-06-12', '2027-06-19', '2027-06-20'],
    ['a Sunday', '2027-06-13', '2027-06-19', '2027-06-20'],
    ['a Monday at the end of a year', '2029-12-31', '2030-01-05', '2030-01-06'],
  ])('on %s', (_, today, startDate, endDate) => {
    expect(nextWeekend(today)).toEqual({ startDate, endDate });
  });
});

describe('endAfter', () => {
  const before = { startDate: '2027-06-12', endDate: '2027-06-13' };

  it('keeps the length, over the end of a month and through the years that are typed on the way', () => {
    expect(endAfter(before, '2027-07-31')).toBe('2027-08-01');
    expect(endAfter(before, '0002-06-12')).toBe('0002-06-13');
    expect(endAfter({ startDate: '0002-06-12', endDate: '0002-06-13' }, '2028-06-12')).toBe('2028-06-13');
  });

  it.each([
    ['the start is emptied', before, '', '2027-06-13'],
    ['there was no start', { startDate: '', endDate: '2027-06-13' }, '2027-06-14', '2027-06-13'],
    ['there is no end', { startDate: '2027-06-12', endDate: '' }, '2027-06-14', ''],
    ['the end was before the start', { startDate: '2027-06-12', endDate: '2027-06-10' }, '2027-06-14', '2027-06-10'],
  ])('leaves the end where %s', (_, dates, startDate, end) => {
    expect(endAfter(dates, startDate)).toBe(end);
  });
});
