/** @jest-environment jsdom */
import { changeLanguage, createI18n, currentLanguage, loadNamespaces } from './create-i18n';
import { instance } from './instance';
import { storedLanguage } from './languages';
import type * as Loading from './resources/load';
import { loadBundle } from './resources/load';

jest.mock('./resources/load', () => {
  const real = jest.requireActual<typeof Loading>('./resources/load');
  return { loadBundle: jest.fn(real.loadBundle) };
});
const load = jest.mocked(loadBundle);

describe('loading words', () => {
  beforeAll(() => createI18n({ language: 'fr', namespaces: ['common'] }));
  beforeEach(() => load.mockClear());

  it('brings one language only, and each namespace once', async () => {
    await loadNamespaces('home');
    await loadNamespaces('home', 'common');
    expect(load.mock.calls).toEqual([['fr', 'home']]);
    expect(instance.t('home:title')).toBe('Prochains tournois');
  });

  it('falls back to English where French can’t be had', async () => {
    load.mockRejectedValueOnce(new Error('chunk not found'));
    await loadNamespaces('auth');
    expect(load.mock.calls).toEqual([
      ['fr', 'auth'],
      ['en', 'auth'],
    ]);
    expect(instance.t('auth:reset.title')).toBe('Forgot Password');
  });

  it('tells when not even English can be had', async () => {
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    await expect(loadNamespaces('planner')).rejects.toThrow('no network');
  });

  it('changes the language only after all words in use have arrived', async () => {
    const seen: string[] = [];
    instance.on('languageChanged', () => seen.push(instance.t('home:title')));
    await changeLanguage('en', { remember: false });
    expect(seen).toEqual(['Upcoming tournaments']);
  });

  it('speaks the language that was asked for last, whichever words arrive first', async () => {
    let arrive: () => void = () => undefined;
    const line = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementation(async (language, name) => {
      if (language === 'de') await line;
      return jest.requireActual<typeof Loading>('./resources/load').loadBundle(language, name);
    });
    const passedOver = changeLanguage('de');
    await changeLanguage('fr');
    arrive();
    await passedOver;
    expect([currentLanguage(), storedLanguage()]).toEqual(['fr', 'fr']);
    await changeLanguage('en');
  });

  it('brings the words of a page that is opened while it changes the language, too', async () => {
    await loadNamespaces('about');
    let arrive: () => void = () => undefined;
    const line = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementationOnce(async (...asked) => {
      await line;
      return jest.requireActual<typeof Loading>('./resources/load').loadBundle(...asked);
    });
    const change = changeLanguage('fr', { remember: false });
    await loadNamespaces('team');
    arrive();
    await change;
    expect(instance.hasResourceBundle('fr', 'team')).toBe(true);
  });
});
