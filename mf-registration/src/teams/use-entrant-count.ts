import type { Tournament } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { countEntrants } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** How many teams had registered when the page was opened; null until it is known, and if places are not limited. */
export function useEntrantCount(tournament: Tournament): number | null {
  const [count, setCount] = useState<number | null>(null);
  const isAsked = hasPlaces(tournament);
  const { id, movesUp } = tournament;
  useEffect(() => {
    let isWanted = isAsked;
    if (isAsked)
      countEntrants({ id, movesUp }).then(
        (found) => isWanted && setCount(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [id, movesUp, isAsked]);
  return isAsked ? count : null;
}
