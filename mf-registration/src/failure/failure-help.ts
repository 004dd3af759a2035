import { CommandFailure } from '@courtside/firebase';

/** Returns the key under `registration.failure` of the advice after a failed registration. */
export function failureHelp(error: unknown): 'offline' | 'closed' | 'changed' | 'full' | 'other' {
  const code = error instanceof CommandFailure ? error.code : null;
  if (code === 'unavailable') return 'offline';
  if (code === 'conflict') return 'changed';
  if (code === 'full') return 'full';
  return code === 'permission-denied' || code === 'not-found' ? 'closed' : 'other';
}
