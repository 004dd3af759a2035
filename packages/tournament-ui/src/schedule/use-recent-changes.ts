import type { Match, MatchId } from '@courtside/domain';
import { useEffect, useRef, useState } from 'react';

/** How long a change stays marked. */
const SHOWN_MS = 6000;

const scoreOf = ({ team1Score, team2Score }: Match) => `${team1Score ?? ''}:${team2Score ?? ''}`;

/** Returns the ids of matches whose scores differ from those shown before. */
function changedScores(before: ReadonlyMap<MatchId, Match>, now: ReadonlyMap<MatchId, Match>): MatchId[] {
  return [...now].flatMap(([id, match]) => {
    const old = before.get(id);
    return old && old !== match && scoreOf(old) !== scoreOf(match) ? [id] : [];
  });
}

/** Returns the matches whose scores changed a moment ago, while the page was open. The first value changes nothing. */
export function useRecentChanges(matches: ReadonlyMap<MatchId, Match> | undefined): ReadonlySet<MatchId> {
  const before = useRef(matches);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [recent, setRecent] = useState<ReadonlySet<MatchId>>(new Set());
  useEffect(() => {
    const old = before.current;
    before.current = matches;
    if (!old || !matches || old === matches) return;
    const changed = changedScores(old, matches);
    if (changed.length === 0) return;
    setRecent((shown) => new Set([...shown, ...changed]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setRecent((shown) => new Set([...shown].filter((id) => !changed.includes(id))));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, [matches]);
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return recent;
}
