import type { Namespace } from '@courtside/i18n';

/** The words of what every page of this app shows. */
export const everywhere = ['common', 'tournament', 'bracket', 'errors'] as const satisfies readonly Namespace[];

/** The words of the tools: create, my tournaments, a tournament as its organisers have it. */
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
