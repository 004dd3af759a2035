import { createContext, useContext } from 'react';

/** What is known where a server draws a first view, by what watches it on the page. */
export type Known = ReadonlyMap<unknown, unknown>;
export const KnownHere = createContext<Known | null>(null);

/** Whether this is drawn for the moment before the page: what takes long or comes later is left to that. */
export const useIsFirstView = (): boolean => useContext(KnownHere) !== null;

/** What is known of a question where a first view is drawn; undefined on the page, which asks. */
export const useKnownFirst = <Value>(question: (...asked: never[]) => Promise<Value>): Value | undefined =>
  useContext(KnownHere)?.get(question) as Value | undefined;
