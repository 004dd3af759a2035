import { createContext, useContext } from 'react';

/** The data for a server's first view, by the function that watches it on the page. */
export type Known = ReadonlyMap<unknown, unknown>;
export const KnownHere = createContext<Known | null>(null);

/** Whether this renders the view before the page: slow and later parts are left to the page. */
export const useIsFirstView = (): boolean => useContext(KnownHere) !== null;

/** Returns the known result of a request in a first view; undefined on the page, which makes the request. */
export const useKnownFirst = <Value>(question: (...asked: never[]) => Promise<Value>): Value | undefined =>
  useContext(KnownHere)?.get(question) as Value | undefined;
