import type { TeamId, Tournament } from '@courtside/domain';
import { getPlacements, getCountedPlaces, type Placement } from '@courtside/domain/registration';
import { query, useWatch, watchDraw, watchPlace, watchPlaces } from '@courtside/firebase';
import { useMemo } from 'react';

const unlimited: Placement = { state: 'in', number: 1, isGuaranteed: false, isGranted: false, drawn: null };

/**
 * Returns the place of the captain's team, updated live; null if it is unknown or there is no limit. Reads: with limited places one per
 * registered team and one for a draw, otherwise one.
 */
export function useOwnPlacement(tournament: Tournament, teamId: string | null): Placement | null {
  const asked = teamId === null ? 'none' : getCountedPlaces(tournament);
  const { value } = useWatch(asked === 'all' ? query(watchPlaces, tournament.id) : null);
  const own = useWatch(asked === 'withdrawn' && teamId !== null ? query(watchPlace, tournament.id, teamId) : null);
  const isDrawn = tournament.placesBy === 'draw';
  const draw = useWatch(asked === 'all' && isDrawn ? query(watchDraw, tournament.id) : null);
  const { value: held } = draw;
  // The page's clock ticks, but the order depends on the places alone.
  const placed = useMemo(() => {
    // The place depends on the draw, which is loading or could not be read.
    if (!value || (isDrawn && held === undefined)) return null;
    return getPlacements(tournament, value, held ?? null).get(teamId as TeamId) ?? null;
  }, [tournament, value, isDrawn, held, teamId]);
  if (asked === 'withdrawn' && own.value !== undefined) return own.value?.withdrawnAt ? { state: 'withdrawn' } : unlimited;
  return placed;
}
