/** Why a read or a command failed, in words that a page can act on. */
export type FailureCode =
  /** The rules refuse it: not signed in, not an organizer, or closed. */
  | 'permission-denied'
  /** No network, or the server does not answer. */
  | 'unavailable'
  /** It does not exist (any more). */
  | 'not-found'
  /** Another user changed it at the same moment, or it exists already. */
  | 'conflict'
  /** The value can't be stored, e.g. because it is malformed. */
  | 'invalid'
  /** More than fits, e.g. an image above 1 MB. */
  | 'too-large'
  /** The quota of the account or of the server is used up. */
  | 'full'
  /** The stored value could not be read. */
  | 'malformed'
  | 'unknown';

const byCode: Readonly<Record<string, FailureCode>> = {
  'permission-denied': 'permission-denied',
  'unauthenticated': 'permission-denied',
  'storage/unauthorized': 'permission-denied',
  'storage/unauthenticated': 'permission-denied',
  'unavailable': 'unavailable',
  'deadline-exceeded': 'unavailable',
  'auth/network-request-failed': 'unavailable',
  'storage/retry-limit-exceeded': 'unavailable',
  'not-found': 'not-found',
  'storage/object-not-found': 'not-found',
  'already-exists': 'conflict',
  'aborted': 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
  // The embedded server's words for a quota that is used up: which of them depends on the channel.
  'out-of-range': 'full',
  'resource-exhausted': 'full',
  'storage/quota-exceeded': 'full',
  'data-loss': 'malformed',
};

/** A chunk or a request that failed, in the messages of the browsers. */
const NO_ANSWER = /loading chunk|dynamically imported|failed to fetch|fetch failed|network|load failed|connection/i;

/** Sorts any error of the SDK into the codes above. */
export function toFailureCode(error: unknown): FailureCode {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? byCode[code] : undefined;
  if (known) return known;
  // The lite client's code for a request without any response.
  if (code === 'unknown' && typeof message === 'string' && message.startsWith('Request failed with error')) return 'unavailable';
  return typeof message === 'string' && NO_ANSWER.test(message) ? 'unavailable' : 'unknown';
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
