import { languages, rowOf } from '../languages.mjs';

/** Said in all languages at once when a site could not start: its translations may be what is missing. */
export const startFailureWords = {
  title: 'Courtside could not start',
  words: Object.fromEntries(languages.map((language) => [language, rowOf(language).couldNotStart])),
  retryLabel: languages.map((language) => rowOf(language).tryAgain).join(' / '),
};
