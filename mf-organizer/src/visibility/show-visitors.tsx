import { createContext, useContext } from 'react';

const ShowVisitors = createContext<() => void>(() => undefined);

/** Provides the function that goes to the place where visibility is changed. */
export const ShowVisitorsProvider = ShowVisitors.Provider;

export const useShowVisitors = (): (() => void) => useContext(ShowVisitors);
