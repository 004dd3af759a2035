import { useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import { currentSession, watchSession } from '../session/session-store';

/** Returns the session of this browser; it changes with every sign-in and sign-out. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, currentSession);
}
