import type { Tournament } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { countEntrants } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** How many teams stand in the line as the page is opened; null while that is not known, and where places are not limited. */
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
