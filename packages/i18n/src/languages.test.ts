import { isLanguage, languageChoices, languages, matchLanguage } from './languages';

describe('the language to begin with', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['nl-BE', 'FR'], 'fr'],
    [['en-US', 'fr'], 'en'],
    [['nl', 'de-AT'], 'de'],
    [['nl', 'es-MX'], 'es'],
    [['nl', 'it'], 'en'],
    [['nl', 'it'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (preferred, expected) => expect(matchLanguage(preferred)).toBe(expected));

  it('is offered among all, each in its own words', () => {
    expect(languageChoices.map(({ code }) => code)).toEqual(languages);
    expect(languageChoices).toContainEqual({ code: 'de', name: 'Deutsch' });
  });

  it('is one of ours', () => {
    expect(isLanguage('fr')).toBe(true);
    expect(isLanguage('fr-CA')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
