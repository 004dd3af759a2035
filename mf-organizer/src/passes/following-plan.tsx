import { hasBracket } from '@courtside/domain';
import { playableBracket, type StoredPlan } from '@courtside/domain/day';
import { useFurtherGroups, useFurtherStages } from '@courtside/firebase';
import { useMemo } from 'react';
import { planEvent } from '../games/plan-event';
import type { TournamentData } from '../workspace/tournament-data';
import { useFollowingPlan } from './use-following-plan';

export interface FollowingPlanProps {
  readonly data: Pick<TournamentData, 'tournament' | 'teams' | 'matches' | 'games'>;
  readonly stored: StoredPlan;
}

/** Keeps the stored plan of the day up to date where the schedule is edited. */
export default function FollowingPlan({ data: { tournament, teams, matches, games }, stored }: FollowingPlanProps) {
  const { stages: further, isStored } = useFurtherStages(tournament);
  const { stages: furtherGroups, isStored: areGroupsStored } = useFurtherGroups(tournament);
  const isThere = isStored && areGroupsStored && (games !== null || !hasBracket(tournament));
  const plan = useMemo(
    () =>
      isThere
        ? planEvent({ tournament, matches, games, further, furtherGroups, bracket: playableBracket(tournament, games), stored, teams })
        : null,
    [tournament, matches, games, further, furtherGroups, stored, teams, isThere],
  );
  useFollowingPlan(tournament, plan, stored);
  return null;
}
