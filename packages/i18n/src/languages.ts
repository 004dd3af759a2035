/** The languages of the product. English comes first: it is the fallback. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export const languageStorageKey = 'courtside.language';

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The first of the reader's preferred languages ("fr-CA", "en-US", …) that the product speaks. */
export function matchLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}

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
  } catch {
    // Not remembered; the page still speaks the language chosen.
  }
}
