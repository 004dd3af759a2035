import type { Translation } from '../../same-keys';

export const french = {
  common: () => import(/* webpackChunkName: "words-fr" */ './common').then((m) => m.common),
  shell: () => import(/* webpackChunkName: "words-fr" */ './shell').then((m) => m.shell),
  home: () => import(/* webpackChunkName: "words-fr" */ './home').then((m) => m.home),
  errors: () => import(/* webpackChunkName: "words-fr" */ './errors').then((m) => m.errors),
  auth: () => import(/* webpackChunkName: "words-fr-people" */ './auth').then((m) => m.auth),
  profile: () => import(/* webpackChunkName: "words-fr-people" */ './profile').then((m) => m.profile),
  registration: () => import(/* webpackChunkName: "words-fr-people" */ './registration').then((m) => m.registration),
  tournament: () => import(/* webpackChunkName: "words-fr-tournament" */ './tournament').then((m) => m.tournament),
  schedule: () => import(/* webpackChunkName: "words-fr-tournament" */ './schedule').then((m) => m.schedule),
  standings: () => import(/* webpackChunkName: "words-fr-tournament" */ './standings').then((m) => m.standings),
  bracket: () => import(/* webpackChunkName: "words-fr-tournament" */ './bracket').then((m) => m.bracket),
  organizer: () => import(/* webpackChunkName: "words-fr-organizer" */ './organizer').then((m) => m.organizer),
  organizerSchedule: () => import(/* webpackChunkName: "words-fr-organizer" */ './organizer-schedule').then((m) => m.organizerSchedule),
  organizerTeams: () => import(/* webpackChunkName: "words-fr-organizer" */ './organizer-teams').then((m) => m.organizerTeams),
  organizerBracket: () => import(/* webpackChunkName: "words-fr-organizer" */ './organizer-bracket').then((m) => m.organizerBracket),
  organizerMixer: () => import(/* webpackChunkName: "words-fr-organizer" */ './organizer-mixer').then((m) => m.organizerMixer),
  organizerDay: () => import(/* webpackChunkName: "words-fr-day" */ './organizer-day').then((m) => m.organizerDay),
  console: () => import(/* webpackChunkName: "words-fr-console" */ './console').then((m) => m.console),
  planner: () => import(/* webpackChunkName: "words-fr-planner" */ './planner').then((m) => m.planner),
  about: () => import(/* webpackChunkName: "words-fr-about" */ './about').then((m) => m.about),
} satisfies Translation;
