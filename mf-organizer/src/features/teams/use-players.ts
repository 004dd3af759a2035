import { useEffect, useRef, useState } from 'react';

type Players = readonly string[];

const isSame = (some: Players, others: Players): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);

/**
 * Holds the players of a team while they are edited. An edit counts at once, not when it is read back: an edit that follows at once starts
 * from it and does not undo it.
 * @param stored profile ids, written names, and empty texts for blank places
 * @param save writes all of them, given the earlier ones; resolves once that is confirmed, rejects if it was refused
 */
export function usePlayers(stored: Players, save: (players: Players, before: Players) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Players | null>(null);
  const latest = useRef<Players | null>(null);
  const want = (players: Players | null) => {
    latest.current = players;
    setWanted(players);
  };
  // It has been read back: from here on, later changes of any user count.
  useEffect(() => {
    if (latest.current && isSame(latest.current, stored)) want(null);
  }, [stored]);
  const change = async (edit: (players: Players) => Players) => {
    const before = latest.current ?? stored;
    const next = edit(before);
    want(next);
    try {
      await save(next, before);
    } finally {
      if (latest.current === next) want(null);
    }
  };
  return { players: wanted ?? stored, change };
}
