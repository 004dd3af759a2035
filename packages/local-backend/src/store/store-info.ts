import type { Database, Store } from './types';

/** The store's description of itself; in its table `store`. */
export interface StoreInfo {
  /** Which form the tables have; see `migrations.ts`. */
  version: number;
  /** A random id from the store's creation; it distinguishes stores. */
  id: string;
  /** Counts the starts of the server. */
  generation: number;
}

export const INFO_TABLE = 'store';
export const INFO_KEY = 'info';

export const infoTable = (store: Pick<Store, 'database'>): Database<string, StoreInfo> => store.database(INFO_TABLE);
