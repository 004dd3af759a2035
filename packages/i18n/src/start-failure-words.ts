import { languages, type Language } from '../languages.mjs';

const words: Readonly<Record<Language, string>> = {
  en: 'The server did not answer. Check your connection and try again.',
  fr: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  de: 'Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuche es erneut.',
  es: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
};
const tryAgain: Readonly<Record<Language, string>> = { en: 'Try again', fr: 'Réessayer', de: 'Erneut versuchen', es: 'Reintentar' };

/** Shown in all languages if a site could not start: its translations may be missing. */
export const startFailureWords = {
  title: 'Courtside could not start',
  words,
  retryLabel: languages.map((language) => tryAgain[language]).join(' / '),
};
