import { useSyncExternalStore } from 'react';
import { currentConnection, watchConnection, type Connection } from '../connection/connection';

/** The line to the server, and whether changes wait for it. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, currentConnection, currentConnection);
}
