import { createContext, useContext } from 'react';

/** What is known where a server draws a first view, by what watches it on the page. */
export type Known = ReadonlyMap<unknown, unknown>;
export const KnownHere = createContext<Known | null>(null);

/** Whether this is drawn for the moment before the page: what takes long or comes later is left to that. */
export const useIsFirstView = (): boolean => useContext(KnownHere) !== null;
