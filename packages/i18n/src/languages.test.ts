import { isLanguage, languages, matchLanguage, nextLanguage } from './languages';

describe('the language to begin with', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['nl-BE', 'FR'], 'fr'],
    [['en-US', 'fr'], 'en'],
    [['nl', 'es-MX'], 'es'],
    [['nl', 'it'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (preferred, expected) => expect(matchLanguage(preferred)).toBe(expected));

  it('comes round to each with one button', () => {
    const seen = languages.map((_language, presses) =>
      Array.from({ length: presses }).reduce<(typeof languages)[number]>(nextLanguage, 'en'),
    );
    expect([...seen].sort()).toEqual([...languages].sort());
    expect(languages.map(nextLanguage)).toEqual([...languages.slice(1), 'en']);
  });

  it('is one of ours', () => {
    expect(isLanguage('fr')).toBe(true);
    expect(isLanguage('fr-CA')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
