import type { Score } from '@courtside/domain';
import { sides, type Side } from './score-types';

/** What was typed into a box and has not reached the server, with what stood there when the typing began. */
export interface KeptScore {
  readonly matchId: string;
  readonly side: Side;
  readonly value: Score;
  readonly base: Score;
}

/** Holds scores on this device until the server has them: through a reload, a closed tab, a phone that is put away. */
export interface KeptScores {
  readonly keep: (score: KeptScore) => void;
  readonly drop: (matchId: string, side: Side) => void;
  /** What pages that are gone have left behind; from now on it is this page's. */
  readonly takeOver: () => Promise<readonly KeptScore[]>;
}

const isScore = (value: unknown): value is Score =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

function parse(text: string | null): KeptScore[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: Partial<Record<keyof KeptScore, unknown>> | null) => {
      const side = sides.find((known) => known === one?.side);
      return side && typeof one?.matchId === 'string' && isScore(one.value) && isScore(one.base)
        ? [{ matchId: one.matchId, side, value: one.value, base: one.base }]
        : [];
    });
  } catch {
    return [];
  }
}

/** The device's storage, which the browser may refuse. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** A page holds the lock of its name as long as it is there. */
const isGone = (name: string): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null) : Promise.resolve(true);

/**
 * One entry of the storage per page, so that two pages of one tournament do not send each other's typing.
 * @param uid another account does not get what this one typed
 */
export function keptScores(tournamentId: string, uid: string | null): KeptScores & { readonly release: () => void } {
  const prefix = `courtside.scores.${tournamentId}.${uid ?? ''}.`;
  const key = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
  const held = new Map<string, KeptScore>();
  let release = (): void => undefined;
  // Before anything is kept: nobody takes a page for gone that is there.
  if ('locks' in navigator) void navigator.locks.request(key, () => new Promise<void>((resolve) => (release = resolve)));
  const write = () => {
    try {
      if (held.size === 0) storage()?.removeItem(key);
      else storage()?.setItem(key, JSON.stringify([...held.values()]));
    } catch {
      // Full storage: the boxes and the write on its way still hold everything.
    }
  };
  const idOf = (matchId: string, side: Side) => `${matchId} ${side}`;
  const hold = (score: KeptScore) => held.set(idOf(score.matchId, score.side), score);
  return {
    keep: (score) => {
      hold(score);
      write();
    },
    drop: (matchId, side) => {
      if (held.delete(idOf(matchId, side))) write();
    },
    takeOver: async () => {
      const names = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix) && name !== key);
      const left: KeptScore[] = [];
      for (const name of names) {
        if (!(await isGone(name))) continue;
        for (const score of parse(storage()?.getItem(name) ?? null)) {
          // What is typed here meanwhile is newer.
          if (held.has(idOf(score.matchId, score.side))) continue;
          hold(score);
          left.push(score);
        }
        storage()?.removeItem(name);
      }
      if (left.length > 0) write();
      return left;
    },
    release: () => release(),
  };
}
