/** Said in all languages at once when a site could not start: its translations may be what is missing. */
export const startFailureWords = {
  title: 'Courtside could not start',
  words: {
    en: 'The server did not answer. Check your connection and try again.',
    fr: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  },
  retryLabel: 'Try again / Réessayer',
} as const;
