/** Where the operator's page stands; its cookie goes nowhere else. */
export const OPERATOR_ROOT = '/operator';

/** Whether a request is for it. Calls with a key in the address (`/operator/KEY/…`) are none: the front door has taken the key out of them before. */
export const isOperatorsPage = (target: string): boolean => /^\/operator(?:[/?#]|$)/.test(target);

/** Every address of it. */
export const paths = {
  overview: '/operator/',
  live: '/operator/live',
  people: '/operator/people',
  person: '/operator/person',
  setPassword: '/operator/person/password',
  endSessions: '/operator/person/sessions',
  setDisabled: '/operator/person/disabled',
  deletePerson: '/operator/person/delete',
  data: '/operator/data',
  denied: '/operator/denied',
  outbox: '/operator/outbox',
  connections: '/operator/connections',
  storage: '/operator/storage',
  backUp: '/operator/backup',
  language: '/operator/language',
  signIn: '/operator/sign-in',
  signOut: '/operator/sign-out',
} as const;

/** A page with what it is asked; what is empty is left out. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search === '' ? path : `${path}?${search}`;
}
