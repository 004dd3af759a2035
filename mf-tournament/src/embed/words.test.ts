import { wordsIn } from './words';

it('a day that is none, which some browsers know no time for, stops no element', () => {
  const words = wordsIn('en');
  expect(words.days('2027-06-12', '2027-06-13')).toMatch(/^12.–.13 June 2027$/u);
  for (const none of ['2027-06-31x', '']) {
    expect(typeof words.days(none, none)).toBe('string');
    expect(typeof words.day(none, 0)).toBe('string');
  }
});

it('a day has its year unless that is the current one', () => {
  const inJune = Date.UTC(2027, 5, 1);
  expect(wordsIn('en').day('2027-06-12', inJune)).not.toMatch(/2027/);
  for (const language of ['en', 'fr', 'de', 'es'] as const) expect(wordsIn(language).day('2028-01-08', inJune)).toMatch(/8.* 2028$/);
});

it('words are made once for a language', () => expect(wordsIn('fr')).toBe(wordsIn('fr')));
