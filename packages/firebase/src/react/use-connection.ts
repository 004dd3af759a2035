import { useSyncExternalStore } from 'react';
import { getLastUpToDate, currentConnection, watchConnection, type Connection } from '../connection/connection';

/** The line to the server, and whether changes wait for it. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, currentConnection, currentConnection);
}

/** While the line is lost: when what the page shows was last up to date, in milliseconds since 1970; null where that is not known. */
export function useAsOf(): number | null {
  return useSyncExternalStore(watchConnection, getLastUpToDate, getLastUpToDate);
}
