/**
 * The one list of namespaces, each a part of the product, and how its words are downloaded: one chunk per language and part, so that a page downloads its own
 * words in one language only. The names are spelled out because the bundler must see them.
 */
export const english = {
  common: () => import(/* webpackChunkName: "words-en" */ './common').then((m) => m.common),
  shell: () => import(/* webpackChunkName: "words-en" */ './shell').then((m) => m.shell),
  home: () => import(/* webpackChunkName: "words-en" */ './home').then((m) => m.home),
  errors: () => import(/* webpackChunkName: "words-en" */ './errors').then((m) => m.errors),
  auth: () => import(/* webpackChunkName: "words-en-people" */ './auth').then((m) => m.auth),
  profile: () => import(/* webpackChunkName: "words-en-people" */ './profile').then((m) => m.profile),
  registration: () => import(/* webpackChunkName: "words-en-people" */ './registration').then((m) => m.registration),
  tournament: () => import(/* webpackChunkName: "words-en-tournament" */ './tournament').then((m) => m.tournament),
  schedule: () => import(/* webpackChunkName: "words-en-tournament" */ './schedule').then((m) => m.schedule),
  standings: () => import(/* webpackChunkName: "words-en-tournament" */ './standings').then((m) => m.standings),
  bracket: () => import(/* webpackChunkName: "words-en-tournament" */ './bracket').then((m) => m.bracket),
  organizer: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer').then((m) => m.organizer),
  organizerSchedule: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-schedule').then((m) => m.organizerSchedule),
  organizerTeams: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-teams').then((m) => m.organizerTeams),
  organizerForm: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-form').then((m) => m.organizerForm),
  organizerEntries: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-entries').then((m) => m.organizerEntries),
  organizerBracket: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-bracket').then((m) => m.organizerBracket),
  organizerMixer: () => import(/* webpackChunkName: "words-en-organizer" */ './organizer-mixer').then((m) => m.organizerMixer),
  organizerDay: () => import(/* webpackChunkName: "words-en-day" */ './organizer-day').then((m) => m.organizerDay),
  organizerDesk: () => import(/* webpackChunkName: "words-en-desk" */ './organizer-desk').then((m) => m.organizerDesk),
  console: () => import(/* webpackChunkName: "words-en-console" */ './console').then((m) => m.console),
  planner: () => import(/* webpackChunkName: "words-en-planner" */ './planner').then((m) => m.planner),
  about: () => import(/* webpackChunkName: "words-en-about" */ './about').then((m) => m.about),
  draw: () => import(/* webpackChunkName: "words-en-draw" */ './draw').then((m) => m.draw),
  calendar: () => import(/* webpackChunkName: "words-en-calendar" */ './calendar').then((m) => m.calendar),
  share: () => import(/* webpackChunkName: "words-en-share" */ './share').then((m) => m.share),
  screen: () => import(/* webpackChunkName: "words-en-screen" */ './screen').then((m) => m.screen),
  mail: () => import(/* webpackChunkName: "words-en-mail" */ './mail').then((m) => m.mail),
};
