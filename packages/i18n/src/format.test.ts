import {
  formatDate,
  formatDateRange,
  formatList,
  formatNumber,
  formatSigned,
  formatTime,
  formatTimeOffset,
  formatTimeZone,
} from './format';

const noon = Date.UTC(2027, 5, 12, 12, 0);

describe('dates', () => {
  it('does not slip a day, wherever the reader sits', () => {
    expect(formatDate('2027-01-01', 'en')).toBe('1 January 2027');
    expect(formatDate('2027-12-31', 'fr')).toBe('31 décembre 2027');
  });

  it('joins a range and leaves a single day alone', () => {
    expect(formatDateRange('2027-06-12', '2027-06-13', 'en')).toBe('12–13 June 2027');
    expect(formatDateRange('2027-06-12', '2027-06-13', 'fr')).toBe('12–13 juin 2027');
    expect(formatDateRange('2027-06-12', '2027-06-13', 'de')).toBe('12.–13. Juni 2027');
    expect(formatDateRange('2027-07-31', '2027-08-01', 'de')).toBe('31. Juli – 1. August 2027');
    expect(formatDateRange('2027-06-12', '2027-06-13', 'es')).toBe('12–13 de junio de 2027');
    expect(formatDateRange('2027-06-12', '2027-06-12', 'en')).toBe('12 June 2027');
    expect(formatDateRange('2027-07-31', '2027-08-01', 'en')).toBe('31 July – 1 August 2027');
    expect(formatDateRange('2027-12-31', '2028-01-01', 'fr')).toBe('31 décembre 2027 – 1 janvier 2028');
  });

  it('has no comma after an English weekday, with or without a year', () => {
    expect(formatDate('2027-06-12', 'en', 'day')).toBe('Saturday 12 June');
    expect(formatDate('2027-06-12', 'en', 'full')).toBe('Saturday 12 June 2027');
    expect(formatDateRange('2027-06-12', '2027-06-13', 'en', 'weekday')).toMatch(/^Sat 12(\sJune)?\s–\sSun 13 June 2027$/);
    expect(formatDate('2027-06-12', 'de', 'full')).toBe('Samstag, 12. Juni 2027');
  });

  it('shows what is no date, and a range that runs backwards, as they are', () => {
    expect(formatDate('soon', 'en')).toBe('soon');
    expect(formatDate('2027-02-30', 'en')).toBe('2027-02-30');
    expect(formatDateRange('2027-06-13', '2027-06-12', 'en')).toBe('13 June 2027 – 12 June 2027');
  });
});

describe('times', () => {
  it('reads the clock of the tournament, not of the reader', () => {
    expect(formatTime(noon, 'en', 'America/Toronto')).toBe('08:00');
    expect(formatTime(noon, 'fr', 'Europe/Paris')).toBe('14:00');
  });

  it('writes midnight as 00', () => {
    expect(formatTime(Date.UTC(2027, 5, 12, 0, 5), 'en', 'UTC')).toBe('00:05');
  });

  it('survives a zone that nobody knows', () => {
    expect(formatTime(noon, 'en', 'Mars/Olympus')).toMatch(/^\d\d:\d\d$/);
    expect(formatTimeZone('Mars/Olympus', '2027-06-12', 'en')).toBe('Mars/Olympus');
  });

  it('names a zone with its difference, which follows summer time and language', () => {
    expect(formatTimeZone('America/Toronto', '2027-06-12', 'en')).toMatch(/^Eastern Daylight Time \((GMT|UTC)[-−]4\)$/);
    expect(formatTimeZone('Europe/Paris', '2027-01-12', 'fr')).toMatch(/^heure normale d’Europe centrale \(UTC\+1\)$/);
    expect(formatTimeZone('Europe/Paris', 'some day', 'en')).toContain('Central European');
    expect(formatTimeOffset('America/Toronto', '2027-06-12', 'en')).toMatch(/^(GMT|UTC)[-−]4$/);
    expect(formatTimeOffset('Europe/Paris', '2027-01-12', 'fr')).toBe('UTC+1');
    expect(formatTimeOffset('Mars/Olympus', '2027-06-12', 'en')).toBe('Mars/Olympus');
  });
});

describe('numbers and lists', () => {
  it('follow the language', () => {
    expect(formatNumber(10.5, 'en', 1)).toBe('10.5');
    expect(formatNumber(10.5, 'fr', 1)).toBe('10,5');
    expect(formatSigned(9, 'en')).toBe('+9');
    expect(formatSigned(-4, 'fr')).toBe('−4');
    expect(formatSigned(0, 'en')).toBe('0');
    expect(formatList(['A', 'B', 'C'], 'fr')).toBe('A, B et C');
    expect(formatList(['A', 'B', 'C'], 'es')).toBe('A, B y C');
  });
});
