import type { Tournament } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import { useMemo } from 'react';
import { query } from '../repositories/query';
import type { OnError, OnValue, Unsubscribe } from '../repositories/watch';
import type { Watched } from './shared-watch';
import { useWatch } from './use-watch';
import { useWatches } from './use-watches';

/** Further stages of one kind with their games. */
export interface LoadedStages<Plan, Games> {
  /** In their order; without games until they have loaded, and where they could not be read. */
  readonly stages: readonly { readonly plan: Plan; readonly games: Games | null }[];
  readonly isLoading: boolean;
  /** As the server has it: nothing is partial or unsent. */
  readonly isStored: boolean;
  /** Some of it could not be read. */
  readonly isFailed: boolean;
  /** Reads again what could not be read. Clients of earlier releases don't have it. */
  readonly retry?: () => void;
}

const isUnread = ({ status, value }: Watched<unknown>): boolean => status === 'error' && value === undefined;

interface StagesSource<Event, Plan, Games> {
  /** Whether the tournament says that it has such stages. */
  readonly asks: (tournament: Event) => boolean;
  readonly isDrawn: (plan: Plan) => boolean;
  readonly watchPlans: (tournamentId: string, onValue: OnValue<readonly Plan[]>, onError: OnError) => Unsubscribe;
  readonly watchGames: (tournamentId: string, stage: FurtherStageId, onValue: OnValue<Games | null>, onError: OnError) => Unsubscribe;
}

/**
 * Creates a loader of further stages. Its argument is null while nothing is asked for.
 * Reads: nothing without such stages; else one per stage, and one for the games of each that is drawn.
 */
export function stagesLoader<Event extends Pick<Tournament, 'id'>, Plan extends { readonly id: FurtherStageId }, Games>({
  asks,
  isDrawn,
  watchPlans,
  watchGames,
}: StagesSource<Event, Plan, Games>): (tournament: Event | null) => LoadedStages<Plan, Games> {
  const none: readonly Plan[] = [];
  return function useLoaded(tournament) {
    const isAsked = tournament !== null && asks(tournament);
    const stored = useWatch(isAsked ? query(watchPlans, tournament.id) : null);
    const plans = stored.value ?? none;
    const drawn = useMemo(() => plans.filter(isDrawn), [plans]);
    const games = useWatches(tournament ? drawn.map((plan) => query(watchGames, tournament.id, plan.id)) : []);
    return useMemo(() => {
      const byStage = new Map(drawn.map((plan, index) => [plan.id, games[index]?.value ?? null]));
      const parts = isAsked ? [stored, ...games] : [];
      return {
        stages: plans.map((plan) => ({ plan, games: byStage.get(plan.id) ?? null })),
        isLoading: parts.some(({ status }) => status === 'loading'),
        isStored: parts.every(({ status, meta }) => status === 'ready' && !meta.fromCache && !meta.pending),
        isFailed: parts.some(isUnread),
        // Parts that were read before stay.
        retry: () => parts.filter(isUnread).forEach(({ retry }) => retry()),
      };
    }, [isAsked, stored, plans, drawn, games]);
  };
}
