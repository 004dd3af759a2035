import type { TeamId } from '@courtside/domain';

/** The user's team outside of React's tree: a change concerns a handful of the thousand places that ask. */
export interface MyTeamStore {
  readonly get: () => TeamId | null;
  readonly set: (team: TeamId | null) => void;
  readonly subscribe: (tell: () => void) => () => void;
}

export function createMyTeamStore(first: TeamId | null): MyTeamStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (team) => {
      if (team === current) return;
      current = team;
      for (const tell of [...listeners]) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
