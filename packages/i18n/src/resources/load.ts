import type { Language } from '../languages';
import type { Namespace } from '../namespaces';

/** What a namespace looks like at run time. */
export type Bundle = { readonly [key: string]: string | Bundle };

type Loaders = Readonly<Record<Language, Readonly<Record<Namespace, () => Promise<Bundle>>>>>;

/**
 * One chunk per language and part of the product, so that a page downloads its own words in one language only.
 * The names are spelled out because the bundler must see them.
 */
const loaders: Loaders = {
  en: {
    common: () => import(/* webpackChunkName: "words-en" */ './en/common').then((m) => m.common),
    shell: () => import(/* webpackChunkName: "words-en" */ './en/shell').then((m) => m.shell),
    home: () => import(/* webpackChunkName: "words-en" */ './en/home').then((m) => m.home),
    errors: () => import(/* webpackChunkName: "words-en" */ './en/errors').then((m) => m.errors),
    auth: () => import(/* webpackChunkName: "words-en-people" */ './en/auth').then((m) => m.auth),
    profile: () => import(/* webpackChunkName: "words-en-people" */ './en/profile').then((m) => m.profile),
    registration: () => import(/* webpackChunkName: "words-en-people" */ './en/registration').then((m) => m.registration),
    tournament: () => import(/* webpackChunkName: "words-en-tournament" */ './en/tournament').then((m) => m.tournament),
    schedule: () => import(/* webpackChunkName: "words-en-tournament" */ './en/schedule').then((m) => m.schedule),
    standings: () => import(/* webpackChunkName: "words-en-tournament" */ './en/standings').then((m) => m.standings),
    bracket: () => import(/* webpackChunkName: "words-en-tournament" */ './en/bracket').then((m) => m.bracket),
    organizer: () => import(/* webpackChunkName: "words-en-organizer" */ './en/organizer').then((m) => m.organizer),
    organizerSchedule: () => import(/* webpackChunkName: "words-en-organizer" */ './en/organizer-schedule').then((m) => m.organizerSchedule),
    organizerTeams: () => import(/* webpackChunkName: "words-en-organizer" */ './en/organizer-teams').then((m) => m.organizerTeams),
    organizerBracket: () => import(/* webpackChunkName: "words-en-organizer" */ './en/organizer-bracket').then((m) => m.organizerBracket),
    organizerMixer: () => import(/* webpackChunkName: "words-en-organizer" */ './en/organizer-mixer').then((m) => m.organizerMixer),
    console: () => import(/* webpackChunkName: "words-en-console" */ './en/console').then((m) => m.console),
    planner: () => import(/* webpackChunkName: "words-en-planner" */ './en/planner').then((m) => m.planner),
    about: () => import(/* webpackChunkName: "words-en-about" */ './en/about').then((m) => m.about),
  },
  fr: {
    common: () => import(/* webpackChunkName: "words-fr" */ './fr/common').then((m) => m.common),
    shell: () => import(/* webpackChunkName: "words-fr" */ './fr/shell').then((m) => m.shell),
    home: () => import(/* webpackChunkName: "words-fr" */ './fr/home').then((m) => m.home),
    errors: () => import(/* webpackChunkName: "words-fr" */ './fr/errors').then((m) => m.errors),
    auth: () => import(/* webpackChunkName: "words-fr-people" */ './fr/auth').then((m) => m.auth),
    profile: () => import(/* webpackChunkName: "words-fr-people" */ './fr/profile').then((m) => m.profile),
    registration: () => import(/* webpackChunkName: "words-fr-people" */ './fr/registration').then((m) => m.registration),
    tournament: () => import(/* webpackChunkName: "words-fr-tournament" */ './fr/tournament').then((m) => m.tournament),
    schedule: () => import(/* webpackChunkName: "words-fr-tournament" */ './fr/schedule').then((m) => m.schedule),
    standings: () => import(/* webpackChunkName: "words-fr-tournament" */ './fr/standings').then((m) => m.standings),
    bracket: () => import(/* webpackChunkName: "words-fr-tournament" */ './fr/bracket').then((m) => m.bracket),
    organizer: () => import(/* webpackChunkName: "words-fr-organizer" */ './fr/organizer').then((m) => m.organizer),
    organizerSchedule: () => import(/* webpackChunkName: "words-fr-organizer" */ './fr/organizer-schedule').then((m) => m.organizerSchedule),
    organizerTeams: () => import(/* webpackChunkName: "words-fr-organizer" */ './fr/organizer-teams').then((m) => m.organizerTeams),
    organizerBracket: () => import(/* webpackChunkName: "words-fr-organizer" */ './fr/organizer-bracket').then((m) => m.organizerBracket),
    organizerMixer: () => import(/* webpackChunkName: "words-fr-organizer" */ './fr/organizer-mixer').then((m) => m.organizerMixer),
    console: () => import(/* webpackChunkName: "words-fr-console" */ './fr/console').then((m) => m.console),
    planner: () => import(/* webpackChunkName: "words-fr-planner" */ './fr/planner').then((m) => m.planner),
    about: () => import(/* webpackChunkName: "words-fr-about" */ './fr/about').then((m) => m.about),
  },
};

/** The words of one namespace in one language. Rejects when its chunk can't be downloaded. */
export const loadBundle = (language: Language, namespace: Namespace): Promise<Bundle> => loaders[language][namespace]();
