import { createContext } from 'react';

/** What is known, by what watches it on the page. */
export type Known = ReadonlyMap<unknown, unknown>;
export const KnownHere = createContext<Known>(new Map());
