import type { about } from './resources/en/about';
import type { auth } from './resources/en/auth';
import type { bracket } from './resources/en/bracket';
import type { common } from './resources/en/common';
import type { console } from './resources/en/console';
import type { errors } from './resources/en/errors';
import type { home } from './resources/en/home';
import type { organizer } from './resources/en/organizer';
import type { organizerBracket } from './resources/en/organizer-bracket';
import type { organizerMixer } from './resources/en/organizer-mixer';
import type { organizerSchedule } from './resources/en/organizer-schedule';
import type { organizerTeams } from './resources/en/organizer-teams';
import type { planner } from './resources/en/planner';
import type { profile } from './resources/en/profile';
import type { registration } from './resources/en/registration';
import type { schedule } from './resources/en/schedule';
import type { shell } from './resources/en/shell';
import type { standings } from './resources/en/standings';
import type { tournament } from './resources/en/tournament';
import type { Namespace } from './namespaces';

/** Every key there is; the compiler refuses `t()` with any other. */
interface Resources extends Record<Namespace, object> {
  about: typeof about;
  auth: typeof auth;
  bracket: typeof bracket;
  common: typeof common;
  console: typeof console;
  errors: typeof errors;
  home: typeof home;
  organizer: typeof organizer;
  organizerBracket: typeof organizerBracket;
  organizerMixer: typeof organizerMixer;
  organizerSchedule: typeof organizerSchedule;
  organizerTeams: typeof organizerTeams;
  planner: typeof planner;
  profile: typeof profile;
  registration: typeof registration;
  schedule: typeof schedule;
  shell: typeof shell;
  standings: typeof standings;
  tournament: typeof tournament;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Resources;
  }
}
