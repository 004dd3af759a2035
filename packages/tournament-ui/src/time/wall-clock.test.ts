import { addDays, daysBetween, wallClock } from './wall-clock';

describe('wallClock', () => {
  const instant = Date.parse('2027-06-12T23:30:30Z');

  it('shows what the clock of the place shows', () => {
    expect(wallClock(instant, 'America/Toronto')).toEqual({ date: '2027-06-12', minutes: 19 * 60 + 30.5 });
    expect(wallClock(instant, 'Europe/Paris')).toEqual({ date: '2027-06-13', minutes: 90.5 });
  });

  it('starts a day at 0, not at 24 o’clock', () => {
    expect(wallClock(Date.parse('2027-06-12T00:00:00Z'), 'UTC').minutes).toBe(0);
  });

  it('falls back to the reader’s zone for an unknown one', () => {
    expect(wallClock(instant, 'Mars/Base')).toEqual(wallClock(instant));
  });
});

describe('calendar days', () => {
  it('counts over months and summer time', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  });

  it('leaves what it can not read', () => {
    expect(addDays('soon', 1)).toBe('soon');
    expect(daysBetween('soon', '2027-01-01')).toBeNaN();
  });
});
