import type { TeamId, Tournament } from '@courtside/domain';
import { placementsOf, placesAsked, type Placement } from '@courtside/domain/registration';
import { query, useWatch, watchDraw, watchPlace, watchPlaces } from '@courtside/firebase';
import { useMemo } from 'react';

const unlimited: Placement = { state: 'in', number: 1, isGuaranteed: false, isGranted: false, drawn: null };

/**
 * Where the captain's team stands, as it changes; null where that is not known or asked. Reads: where places are limited one per team that registered and one for a
 * draw, otherwise one.
 */
export function useOwnPlacement(tournament: Tournament, teamId: string | null): Placement | null {
  const asked = teamId === null ? 'none' : placesAsked(tournament);
  const { value } = useWatch(asked === 'all' ? query(watchPlaces, tournament.id) : null);
  const own = useWatch(asked === 'withdrawn' && teamId !== null ? query(watchPlace, tournament.id, teamId) : null);
  const isDrawn = tournament.placesBy === 'draw';
  const draw = useWatch(asked === 'all' && isDrawn ? query(watchDraw, tournament.id) : null);
  const { value: held } = draw;
  // The page's clock ticks; who stands where changes with the places alone.
  const placed = useMemo(() => {
    // Without the draw nobody can tell who is in: loading, or it could not be read.
    if (!value || (isDrawn && held === undefined)) return null;
    return placementsOf(tournament, value, held ?? null).get(teamId as TeamId) ?? null;
  }, [tournament, value, isDrawn, held, teamId]);
  if (asked === 'withdrawn' && own.value !== undefined) return own.value?.withdrawnAt ? { state: 'withdrawn' } : unlimited;
  return placed;
}
