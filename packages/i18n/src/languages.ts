import { isLanguage, languages, getLanguageRow } from '../languages.mjs';
import type { Language } from '../languages.mjs';

export { fallbackLanguage, isLanguage, languages, matchLanguage } from '../languages.mjs';
export type { Language } from '../languages.mjs';

/** Each language in its own words, for the switch. */
export const getLanguageName = (language: Language): string => getLanguageRow(language).name;

/** The one that a switch with one button goes to: each in its turn. */
export const nextLanguage = (language: Language): Language => languages[(languages.indexOf(language) + 1) % languages.length] ?? language;

export const languageStorageKey = 'courtside.language';

/** What was chosen before, if storage is allowed and holds a language. */
export function storedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(languageStorageKey);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
    // For what the server writes of the next page. They say nothing of who the reader is; Firebase Hosting hands on the second alone.
    for (const name of [languageStorageKey, '__session']) document.cookie = `${name}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // Not remembered; the page still speaks the language chosen.
  }
}
