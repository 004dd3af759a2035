/** One namespace per part of the product; an app loads those it shows. */
export const namespaces = [
  'common',
  'shell',
  'auth',
  'profile',
  'home',
  'tournament',
  'registration',
  'organizer',
  'organizerSchedule',
  'organizerTeams',
  'organizerBracket',
  'organizerMixer',
  'console',
  'planner',
  'schedule',
  'standings',
  'bracket',
  'about',
  'errors',
] as const;
export type Namespace = (typeof namespaces)[number];
