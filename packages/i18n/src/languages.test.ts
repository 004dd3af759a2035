import { isLanguage, matchLanguage } from './languages';

describe('the language to begin with', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-DE', 'FR'], 'fr'],
    [['en-US', 'fr'], 'en'],
    [['de', 'es'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (preferred, expected) => expect(matchLanguage(preferred)).toBe(expected));

  it('is one of ours', () => {
    expect(isLanguage('fr')).toBe(true);
    expect(isLanguage('fr-CA')).toBe(false);
    expect(isLanguage(null)).toBe(false);
  });
});
