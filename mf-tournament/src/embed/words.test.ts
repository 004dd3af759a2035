import { wordsIn } from './words';

it('a day that is none, which some browsers know no time for, stops no element', () => {
  const words = wordsIn('en');
  expect(words.days('2027-06-12', '2027-06-13')).toMatch(/^12.–.13 June 2027$/u);
  for (const none of ['2027-06-31x', '']) {
    expect(typeof words.days(none, none)).toBe('string');
    expect(typeof words.day(none)).toBe('string');
  }
});

it('words are made once for a language', () => expect(wordsIn('fr')).toBe(wordsIn('fr')));
