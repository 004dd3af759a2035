import { useSyncExternalStore } from 'react';
import type { Session } from '../session/session';
import { currentSession, watchSession } from '../session/session-store';

/** Who is at the browser; changes with every sign-in and sign-out. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, currentSession);
}
