// @ts-check
/*
 * The list of the languages, for the pages, the formatters and the web servers. It is plain JavaScript because the servers run without a build.
 * The words are in `src/resources`.
 */

/**
 * @typedef {object} LanguageRow
 * @property {string} locale of `Intl`: how dates, numbers and lists are written
 * @property {boolean} [blankBeforeMarks] a blank stands before « : ; ! ? % » and must not end a line
 * @property {boolean} [blankAfterWeekday] a weekday has no comma, also where browsers write one
 */

/** By code. English comes first: it is the fallback. @satisfies {Record<string, LanguageRow>} */
const languageRows = /** @type {const} */ ({
  en: {
    // Day first, as the tournaments' players read dates.
    locale: 'en-GB',
    blankAfterWeekday: true,
  },
  fr: {
    locale: 'fr-FR',
    blankBeforeMarks: true,
  },
  de: {
    locale: 'de-DE',
  },
  es: {
    locale: 'es-ES',
  },
});

/** @typedef {keyof typeof languageRows} Language */

/** Each language in its own words, for the switch. @type {Readonly<Record<Language, string>>} */
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' };

export const languages = /** @type {readonly Language[]} */ (Object.keys(languageRows));

/** The language of users who speak none of ours. @type {Language} */
export const fallbackLanguage = 'en';

/** @param {unknown} value @returns {value is Language} */
export const isLanguage = (value) => languages.some((known) => known === value);

/** @param {Language} language @returns {LanguageRow} */
export const getLanguageRow = (language) => languageRows[language];

/** The first of the user's preferred languages ("fr-CA", "en-US", …) that we speak. @param {readonly string[]} preferred */
export function matchLanguage(preferred) {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return fallbackLanguage;
}

/**
 * Returns a text from outside `src/resources` in the user's language, or in English if it has no translation yet.
 * @template Said @param {Readonly<Partial<Record<Language, Said>> & Record<'en', Said>>} words @param {Language} language @returns {Said}
 */
export const pickTranslation = (words, language) => words[language] ?? words[fallbackLanguage];
