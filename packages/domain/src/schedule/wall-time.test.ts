import { instantAt, wallTimeAt } from './wall-time';

describe('times on the clocks of a place', () => {
  it.each([
    ['2027-01-10T20:00', 'Europe/Brussels', '2027-01-10T19:00Z'],
    ['2027-07-10T20:00', 'Europe/Brussels', '2027-07-10T18:00Z'],
    ['2027-07-10T00:30', 'America/St_Johns', '2027-07-10T03:00Z'],
    ['2027-10-31T01:30', 'Europe/Brussels', '2027-10-30T23:30Z'],
    ['2027-10-31T02:30', 'Europe/Brussels', '2027-10-31T00:30Z'],
  ])('%s in %s is %s, and back', (wall, zone, utc) => {
    expect(instantAt(wall, zone)).toBe(Date.parse(utc));
    expect(wallTimeAt(Date.parse(utc), zone)).toBe(wall);
  });

  it('an hour that clocks skip counts on', () => {
    expect(wallTimeAt(instantAt('2027-03-28T02:30', 'Europe/Brussels') ?? 0, 'Europe/Brussels')).toBe('2027-03-28T03:30');
  });

  it('what is no time, or in no zone, is none', () => {
    for (const wall of ['', '2027-07-10', 'tomorrow', '2027-13-45T99:99']) expect(instantAt(wall, 'Europe/Brussels')).toBeNull();
    expect(instantAt('2027-07-10T20:00', 'Nowhere/Else')).toBeNull();
    expect(wallTimeAt(0, 'Nowhere/Else')).toBe('1970-01-01T00:00');
  });
});
