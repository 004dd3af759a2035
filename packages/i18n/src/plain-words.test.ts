import { createI18n } from './create-i18n';
import { languages } from './languages';
import { plainWords } from './plain-words';
import { loadBundle } from './resources/load';

describe('plainWords', () => {
  it.each(languages)('says what i18next says: %s', async (language) => {
    const i18n = await createI18n({ language, namespaces: ['planner'] });
    const { t } = plainWords(await loadBundle(language, 'planner'), language);
    const cases: ReadonlyArray<readonly [string, Record<string, string | number>]> = [
      ['title', {}],
      ['band.smooth', {}],
      ['hours', { hours: '9,8' }],
      ...[0, 1, 2, 14].map((count) => ['sentence.teams', { count }] as const),
      ['advice.groups', { count: 1, from: 2 }],
      ['less', { field: 'X' }],
    ];
    for (const [key, values] of cases) expect(t(key, values)).toBe(String(i18n.t(`planner:${key}` as never, values as never)));
  });

  it('formats numbers as the language does, and leaves an unknown key as it is', () => {
    const { t, number } = plainWords({}, 'fr');
    expect(number(10.5, 1)).toBe('10,5');
    expect(t('no.such')).toBe('no.such');
  });
});
