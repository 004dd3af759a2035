import { languages, getLanguageRow } from '../languages.mjs';

/** Shown in all languages if a site could not start: its translations may be missing. */
export const startFailureWords = {
  title: 'Courtside could not start',
  words: Object.fromEntries(languages.map((language) => [language, getLanguageRow(language).couldNotStart])),
  retryLabel: languages.map((language) => getLanguageRow(language).tryAgain).join(' / '),
};
