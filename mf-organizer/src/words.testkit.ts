import { createI18n } from '@courtside/i18n';

/** All words of a tournament's page as its organisers have it, in English. */
export const pageWords = () =>
  createI18n({
    language: 'en',
    namespaces: [
      'common',
      'organizer',
      'organizerTeams',
      'organizerForm',
      'organizerEntries',
      'organizerSchedule',
      'organizerBracket',
      'organizerDay',
      'organizerMixer',
      'organizerDesk',
      'tournament',
      'schedule',
      'standings',
      'bracket',
      'home',
      'errors',
    ],
  });
