import { languages, getLanguageRow } from '../languages.mjs';

/** Said in all languages at once when a site could not start: its translations may be what is missing. */
export const startFailureWords = {
  title: 'Courtside could not start',
  words: Object.fromEntries(languages.map((language) => [language, getLanguageRow(language).couldNotStart])),
  retryLabel: languages.map((language) => getLanguageRow(language).tryAgain).join(' / '),
};
