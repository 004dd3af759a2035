import { createContext, useContext } from 'react';

const ShowVisitors = createContext<() => void>(() => undefined);

/** Gives what leads to the one place where visibility is changed. */
export const ShowVisitorsProvider = ShowVisitors.Provider;

export const useShowVisitors = (): (() => void) => useContext(ShowVisitors);
