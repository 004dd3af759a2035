import { showsBracket, type Tournament } from '@courtside/domain';
import { useBracketNow } from '@courtside/tournament-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { championOf, type Champion } from './champions';
import { useWasInSight } from '../../live/use-was-in-sight';

/**
 * The champion of a tournament whose bracket is over and public, as are its teams; asked for when its card comes into sight.
 * @returns null while there is none, or nobody knows
 */
export function useChampion(tournament: Tournament, card: RefObject<Element | null>): Champion | null {
  const { isTimeUp } = useBracketNow(tournament);
  const asks = showsBracket(tournament) && tournament.isTeamsPublic && isTimeUp;
  const inSight = useWasInSight(card, asks);
  const [champion, setChampion] = useState<Champion | null>(null);
  // Each change of any tournament makes the list anew; that is no reason to read the bracket of this one again.
  const latest = useRef(tournament);
  latest.current = tournament;
  const { id } = tournament;
  useEffect(() => {
    if (!asks || !inSight) return undefined;
    let isShown = true;
    void championOf({ ...latest.current, id }).then((found) => isShown && setChampion(found));
    return () => {
      isShown = false;
    };
  }, [id, asks, inSight]);
  return asks ? champion : null;
}
