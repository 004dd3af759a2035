import { showsBracket, type Tournament } from '@courtside/domain';
import { useBracketNow } from '@courtside/tournament-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readChampion, type Champion } from './champions';
import { useWasInSight } from '../../live/use-was-in-sight';

/**
 * Returns the champion of a tournament whose bracket and teams are public and complete; loaded when its card is visible.
 * @returns null while it is unknown; undefined for a tournament that shows none
 */
export function useChampion(tournament: Tournament, card: RefObject<Element | null>): Champion | null | undefined {
  const { isTimeUp } = useBracketNow(tournament);
  const asks = showsBracket(tournament) && tournament.isTeamsPublic && isTimeUp;
  const inSight = useWasInSight(card, asks);
  const [champion, setChampion] = useState<Champion | null>(null);
  // Each change of any tournament creates a new list; that is no reason to read this bracket again.
  const latest = useRef(tournament);
  latest.current = tournament;
  const { id } = tournament;
  useEffect(() => {
    if (!asks || !inSight) return undefined;
    let isShown = true;
    void readChampion({ ...latest.current, id }).then((found) => isShown && setChampion(found));
    return () => {
      isShown = false;
    };
  }, [id, asks, inSight]);
  return asks ? champion : undefined;
}
