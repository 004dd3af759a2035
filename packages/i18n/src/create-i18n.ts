import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage } from './initial-language';
import { instance } from './instance';
import { getLanguageRow } from '../languages.mjs';
import { fallbackLanguage, isLanguage, languages, storeLanguage } from './languages';
import type { Language } from './languages';
import type { Namespace } from './namespaces';
import { page, changePageLanguage, type LanguageCopy } from './page-language';
import { loadBundle } from './resources/load';
import { frenchSpaces } from './french-spaces';
import './typed-keys';

/** Namespaces that a part of the page has requested; a change of language loads them all. */
const wanted = new Set<Namespace>();

export interface I18nOptions {
  /** Speak this language instead of the remembered or preferred one. */
  readonly language?: Language;
  /** Words needed for the first paint; more can be loaded later. */
  readonly namespaces?: readonly Namespace[];
}

/** The language the page speaks now. */
export function currentLanguage(): Language {
  return isLanguage(instance.language) ? instance.language : fallbackLanguage;
}

/** Loads some namespaces in one language, which may differ from the page's. */
export async function loadWords(language: Language, names: Iterable<Namespace>): Promise<void> {
  await Promise.all(
    [...names].map(async (name) => {
      if (instance.hasResourceBundle(language, name)) return;
      const words = await loadBundle(language, name);
      instance.addResourceBundle(language, name, getLanguageRow(language).blankBeforeMarks ? frenchSpaces(words) : words, true, true);
    }),
  );
}

const announce = (language: Language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

/** Changes the language of this copy when the page changes its language. A language that this copy lacks counts as English. */
const speaker: LanguageCopy = {
  prepare: (language) => loadWords(known(language), wanted),
  speak: async (language) => {
    // A part that loaded during the change has the former language's words. They are better than none.
    await loadWords(known(language), wanted)
      .catch(() => loadWords(fallbackLanguage, wanted))
      .catch(() => undefined);
    await instance.changeLanguage(known(language));
  },
};
const known = (language: string): Language => (isLanguage(language) ? language : fallbackLanguage);

async function start(language: Language): Promise<void> {
  page.speakers.add(speaker);
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

/** A remote that brings its own copy of this package starts it with the first words that it asks for, in the language of the page. */
let started: Promise<void> | undefined;
export const ensureStarted = (language: Language = known(page.language ?? initialLanguage())): Promise<void> =>
  (started ??= start(language));

/**
 * Sets up the page's translations; the host calls it once, before the first render. Remotes call `loadNamespaces`. React escapes rendered text,
 * so i18next must not escape it a second time; never put a translated text into innerHTML.
 */
export async function createI18n({ language = initialLanguage(), namespaces = ['common'] }: I18nOptions = {}): Promise<i18n> {
  await ensureStarted(language);
  page.language ??= language;
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
  await ensureStarted();
  names.forEach((name) => wanted.add(name));
  const language = currentLanguage();
  try {
    await loadWords(language, names);
  } catch (error) {
    if (language === fallbackLanguage) throw error;
    await loadWords(fallbackLanguage, names);
  }
}

/** Switches the whole page, after the words have arrived. Remembered by default. */
export async function changeLanguage(language: Language, { remember = true }: { remember?: boolean } = {}): Promise<void> {
  await ensureStarted();
  await changePageLanguage(language, speaker);
  if (remember && page.language === language) storeLanguage(language);
}
