import { isLanguage, languageNames, languages } from '../languages.mjs';
import type { Language } from '../languages.mjs';

export { fallbackLanguage, isLanguage, languages, matchLanguage } from '../languages.mjs';
export type { Language } from '../languages.mjs';

/** Each language in its own words, for the switch. */
export const getLanguageName = (language: Language): string => languageNames[language];

/** All languages, each in its own words. */
export const languageChoices: ReadonlyArray<{ readonly code: Language; readonly name: string }> = languages.map((code) => ({
  code,
  name: getLanguageName(code),
}));

export const languageStorageKey = 'courtside.language';

/** The language chosen earlier, if storage is allowed and has a valid one. */
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
    // Cookies for the server, which renders the next page. They do not identify the user. Firebase Hosting forwards the second one only.
    for (const name of [languageStorageKey, '__session']) document.cookie = `${name}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // Not remembered; the page still speaks the language chosen.
  }
}
