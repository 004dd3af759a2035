import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { instance } from './instance';
import { rowOf } from '../languages.mjs';
import { fallbackLanguage, isLanguage, languages, matchLanguage, storedLanguage, storeLanguage } from './languages';
import type { Language } from './languages';
import type { Namespace } from './namespaces';
import { loadBundle } from './resources/load';
import { frenchSpaces } from './french-spaces';
import './typed-keys';

/** Namespaces that some part of the page has asked for; a change of language brings them all. */
const wanted = new Set<Namespace>();

export interface I18nOptions {
  /** Speak this language instead of the remembered or preferred one. */
  readonly language?: Language;
  /** Words needed for the first paint; more can be loaded later. */
  readonly namespaces?: readonly Namespace[];
}

/** The language to start with: the remembered one, else what the browser prefers, else English. */
const initialLanguage = (): Language =>
  storedLanguage() ?? matchLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));

/** The language the page speaks now. */
export function currentLanguage(): Language {
  return isLanguage(instance.language) ? instance.language : fallbackLanguage;
}

async function ensure(language: Language, names: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    [...names].map(async (name) => {
      if (instance.hasResourceBundle(language, name)) return;
      const words = await loadBundle(language, name);
      instance.addResourceBundle(language, name, rowOf(language).blankBeforeMarks ? frenchSpaces(words) : words, true, true);
    }),
  );
}

const announce = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

/**
 * Sets up the page's translations; the host calls it once, before the first render. Remotes share the instance and
 * call `loadNamespaces`. React escapes what is shown, so i18next must not do it a second time; never put a
 * translated text into innerHTML.
 */
export async function createI18n({ language = initialLanguage(), namespaces = ['common'] }: I18nOptions = {}): Promise<i18n> {
  if (!instance.isInitialized) {
    await instance.use(initReactI18next).init({
      lng: language,
      fallbackLng: fallbackLanguage,
      supportedLngs: [...languages],
      ns: [],
      defaultNS: 'common',
      resources: {},
      partialBundledLanguages: true,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { bindI18nStore: 'added', useSuspense: false },
    });
    instance.on('languageChanged', (next) => isLanguage(next) && announce(next));
  }
  await loadNamespaces(...namespaces);
  if (instance.language !== language) await changeLanguage(language, { remember: false });
  announce(language);
  return instance;
}

/**
 * Brings the words of some namespaces in the present language; a remote awaits it before its first render.
 * When the chunk of another language can't be had, English is tried before giving up.
 */
export async function loadNamespaces(...names: Namespace[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  const language = currentLanguage();
  try {
    await ensure(language, names);
  } catch (error) {
    if (language === fallbackLanguage) throw error;
    await ensure(fallbackLanguage, names);
  }
}

/** Switches the whole page, after the words have arrived. Remembered unless told otherwise. */
export async function changeLanguage(language: Language, { remember = true }: { remember?: boolean } = {}): Promise<void> {
  await ensure(language, wanted);
  if (remember) storeLanguage(language);
  await instance.changeLanguage(language);
}
