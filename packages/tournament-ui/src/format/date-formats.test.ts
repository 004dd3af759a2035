import { dateFormats } from './date-formats';

describe('dateFormats', () => {
  const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

  it('writes a range once where the parts are the same', () => {
    expect(plain(dateFormats('en').range('2027-06-12', '2027-06-13'))).toBe('12–13 June 2027');
    expect(plain(dateFormats('fr').range('2027-06-12', '2027-06-13'))).toBe('12–13 juin 2027');
  });

  it('writes one day as one day', () => {
    expect(dateFormats('en').range('2027-07-03', '2027-07-03')).toBe('3 July 2027');
  });

  it('leaves a date that it can not read', () => {
    expect(dateFormats('en').range('soon', 'soon')).toBe('soon');
    expect(dateFormats('en').day('2027-02-99')).toBe('2027-02-99');
  });

  it('names the day of the week', () => {
    expect(dateFormats('fr').day('2027-06-12')).toBe('samedi 12 juin');
  });
});
