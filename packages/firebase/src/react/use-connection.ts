import { useSyncExternalStore } from 'react';
import { getLastUpToDate, currentConnection, watchConnection, type Connection } from '../connection/connection';

/** The connection to the server, and whether changes are queued. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, currentConnection, currentConnection);
}

/** While the connection is lost: when the page's data was last up to date, in milliseconds since 1970; null if unknown. */
export function useAsOf(): number | null {
  return useSyncExternalStore(watchConnection, getLastUpToDate, getLastUpToDate);
}
