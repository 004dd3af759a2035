import type { RankedTeam } from '@courtside/domain';
import { useMemo } from 'react';
import type { Visit } from '../visit';

const none: readonly RankedTeam[] = [];

/** Returns the places of all teams of an event with further groups; none for other events, whose bracket or table says them. */
export function useFinalPlaces({ stages, furtherGroups, teams }: Visit): readonly RankedTeam[] {
  return useMemo(() => (stages && furtherGroups ? furtherGroups.finalPlaces(stages, teams) : none), [stages, furtherGroups, teams]);
}
