import { useEffect, useRef, useState } from 'react';

type Players = readonly string[];

const isSame = (some: Players, others: Players): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);

/**
 * The players of a team while they are edited. What was asked for counts from the moment it was, not from when it comes back as stored: an edit that follows at
 * once starts from it and takes nothing of it back.
 * @param stored profile ids, written names, and empty texts for blank places
 * @param save writes all of them, told what they were before; resolves once that is confirmed, rejects where it was refused.
 */
export function usePlayers(stored: Players, save: (players: Players, before: Players) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Players | null>(null);
  const latest = useRef<Players | null>(null);
  const want = (players: Players | null) => {
    latest.current = players;
    setWanted(players);
  };
  // It came back: from here on whatever anybody stores counts.
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
