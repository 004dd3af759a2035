import type { Namespace } from '@courtside/i18n';

/** The namespaces of words on every page of this app. */
export const everywhere = ['common', 'tournament', 'bracket', 'errors'] as const satisfies readonly Namespace[];

/** The namespaces of words of the tools: create, my tournaments, a tournament for its organizers. */
export const ofTools = [
  ...everywhere,
  'organizer',
  'organizerTeams',
  'organizerForm',
  'organizerEntries',
  'organizerSchedule',
  'organizerBracket',
  'organizerMixer',
  'organizerUndo',
  'organizerMine',
  'home',
  'schedule',
  'standings',
] as const satisfies readonly Namespace[];
