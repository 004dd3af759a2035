/** The path of the operator's page; its cookie is limited to it. */
export const OPERATOR_ROOT = '/operator';

/**
 * Whether a request is for the operator's page, however its address is written: the router reads `/%6fperator` as `/operator`. Calls with a key in
 * the address (`/operator/KEY/…`) do not match, since the front door has removed the key from them before.
 */
export function isOperatorPath(target: string): boolean {
  const first = /^\/([^/?#]*)/.exec(target)?.[1] ?? '';
  if (!first.includes('%')) return first === 'operator';
  try {
    return decodeURIComponent(first) === 'operator';
  } catch {
    return false;
  }
}

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

/** Paths below the operator's page that are missing. Longer ones are calls with the owner key in the wrong place. */
export const unknownPaths = ['/operator/:page', '/operator/person/:deed'] as const;

/** Returns the address of a page with a query; empty values are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search === '' ? path : `${path}?${search}`;
}
