import type { ExpectedStart } from '@courtside/domain/day';
import type { GameState } from '@courtside/domain/wall';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

type Starts = ReadonlyMap<string, ExpectedStart>;
type States = ReadonlyMap<string, GameState>;

/** Outside of React's state: a tick of the clock changes a few of the hundred rows that use it. */
interface StartsStore {
  readonly get: () => Starts;
  /** Null on other days. */
  readonly states: () => States | null;
  readonly set: (starts: Starts, states?: States | null) => void;
  readonly subscribe: (tell: () => void) => () => void;
}

const none: Starts = new Map();

const isSame = (one: ExpectedStart, other: ExpectedStart) =>
  (Object.keys(one) as (keyof ExpectedStart)[]).every((key) => one[key] === other[key]);

const isSameStates = (one: States | null, other: States | null): boolean =>
  one?.size === other?.size && [...(other ?? [])].every(([id, state]) => one?.get(id) === state);

/** Whether the starts are the same, in the same order. */
function isUnchanged(before: Starts, after: Starts): boolean {
  const earlier = [...before];
  return before.size === after.size && [...after].every(([id, start], index) => earlier[index]?.[0] === id && earlier[index][1] === start);
}

function createStore(): StartsStore {
  let current = none;
  let currentStates: States | null = null;
  const listeners = new Set<() => void>();
  // An unchanged start keeps its identity, so that its row does not render.
  const kept = (id: string, start: ExpectedStart) => {
    const before = current.get(id);
    return before && isSame(before, start) ? before : start;
  };
  return {
    get: () => current,
    states: () => currentStates,
    set: (starts, states = null) => {
      const next = new Map([...starts].map(([id, start]) => [id, kept(id, start)]));
      const areSame = isSameStates(currentStates, states);
      if (isUnchanged(current, next) && areSame) return;
      if (!isUnchanged(current, next)) current = next;
      if (!areSame) currentStates = states;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

const Context = createContext<StartsStore>(createStore());

/** Provides expected starts; surrounds the component that computes them on a day of play. */
export function ExpectedStartsProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createStore);
  return <Context value={store}>{children}</Context>;
}

/** Returns when future games are expected, by id; empty on other days. */
export function useExpectedStarts(): Starts {
  const { subscribe, get } = useContext(Context);
  return useSyncExternalStore(subscribe, get);
}

/** Returns the same for one game. */
export function useExpectedStart(id: string): ExpectedStart | undefined {
  const { subscribe, get } = useContext(Context);
  return useSyncExternalStore(subscribe, () => get().get(id));
}

/** Returns the state of each game on a day of play; null on other days. */
export function useGameStates(): States | null {
  const { subscribe, states } = useContext(Context);
  return useSyncExternalStore(subscribe, states);
}

/** Returns the function that publishes expected starts and game states. */
export const usePublishStarts = (): StartsStore['set'] => useContext(Context).set;
