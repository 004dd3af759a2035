import { timeZoneName } from './time-zone-name';

describe('timeZoneName', () => {
  it('follows summer time and language', () => {
    expect(timeZoneName('America/Toronto', '2027-06-12', 'en')).toMatch(/Eastern Daylight Time \((GMT|UTC)[-−]4\)/);
    expect(timeZoneName('Europe/Paris', '2027-01-12', 'fr')).toMatch(/heure normale d’Europe centrale \(UTC\+1\)/);
  });

  it('gives back a zone that it does not know', () => {
    expect(timeZoneName('Mars/Base', '2027-06-12', 'en')).toBe('Mars/Base');
  });
});
