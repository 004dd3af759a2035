import type { ToldStart } from '@courtside/domain/day';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

type Starts = ReadonlyMap<string, ToldStart>;

/** Outside of React's tree: a tick of the clock concerns a handful of the hundred rows that ask. */
interface StartsStore {
  readonly get: () => Starts;
  readonly isStopped: () => boolean;
  readonly set: (starts: Starts, isStopped?: boolean) => void;
  readonly subscribe: (tell: () => void) => () => void;
}

const none: Starts = new Map();

const isSame = (one: ToldStart, other: ToldStart) => (Object.keys(one) as (keyof ToldStart)[]).every((key) => one[key] === other[key]);

/** The same starts in the same order. */
function isUnchanged(before: Starts, after: Starts): boolean {
  const told = [...before];
  return before.size === after.size && [...after].every(([id, start], index) => told[index]?.[0] === id && told[index][1] === start);
}

function createStore(): StartsStore {
  let current = none;
  let stopped = false;
  const listeners = new Set<() => void>();
  // What has not changed keeps its identity: its row is not drawn anew.
  const kept = (id: string, start: ToldStart) => {
    const before = current.get(id);
    return before && isSame(before, start) ? before : start;
  };
  return {
    get: () => current,
    isStopped: () => stopped,
    set: (starts, isStopped = false) => {
      const next = new Map([...starts].map(([id, start]) => [id, kept(id, start)]));
      if (isUnchanged(current, next) && isStopped === stopped) return;
      if (!isUnchanged(current, next)) current = next;
      stopped = isStopped;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

const Context = createContext<StartsStore>(createStore());

/** Around what tells when games are expected, and what works it out on a day of play. */
export function ExpectedStartsProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createStore);
  return <Context value={store}>{children}</Context>;
}

/** When the games to come are expected, by id; none on other days. */
export function useExpectedStarts(): Starts {
  const { subscribe, get } = useContext(Context);
  return useSyncExternalStore(subscribe, get);
}

/** The same of one game. */
export function useExpectedStart(id: string): ToldStart | undefined {
  const { subscribe, get } = useContext(Context);
  return useSyncExternalStore(subscribe, () => get().get(id));
}

/** Whether everything is stopped. */
export function useIsStopped(): boolean {
  const { subscribe, isStopped } = useContext(Context);
  return useSyncExternalStore(subscribe, isStopped);
}

/** Tells the others what was worked out, and whether everything is stopped. */
export const useTellStarts = (): StartsStore['set'] => useContext(Context).set;
