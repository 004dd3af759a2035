import { hasBracket, type BracketGame, type GameId, type Tournament } from '@courtside/domain';
import type { FurtherStage, StageId, BracketPlan } from '@courtside/domain/stages';
import { useMemo } from 'react';
import { query } from '../repositories/query';
import type { OnError, OnValue, Unsubscribe } from '../repositories/watch';
import { useWatch } from './use-watch';
import { useWatches } from './use-watches';

/** The brackets of a tournament beyond the first. */
export interface FurtherStages {
  /** In their order; without games until they have loaded, and where they could not be read. */
  readonly stages: readonly FurtherStage[];
  readonly isLoading: boolean;
  /** As the server has it: nothing is partial or unsent. */
  readonly isStored: boolean;
  /** Some of it could not be read. */
  readonly isFailed: boolean;
  /** Reads again what could not be read. Clients of earlier releases don't have it. */
  readonly retry?: () => void;
}

type WatchPlans = (tournamentId: string, onValue: OnValue<readonly BracketPlan[]>, onError: OnError) => Unsubscribe;
type WatchGames = (
  tournamentId: string,
  stage: StageId,
  onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>,
  onError: OnError,
) => Unsubscribe;

const noPlans: readonly BracketPlan[] = [];

/**
 * Creates a loader for given sources; the product uses `useFurtherStages`. Its argument is null while nothing is asked for.
 * Reads: nothing without further stages; else one per stage, and one for the games of each that is drawn.
 */
export function furtherStagesLoader(
  watchPlans: WatchPlans,
  watchGames: WatchGames,
): (tournament: Pick<Tournament, 'id' | 'hasStages'> | null) => FurtherStages {
  return function useLoaded(tournament) {
    const stored = useWatch(tournament?.hasStages ? query(watchPlans, tournament.id) : null);
    const plans = stored.value ?? noPlans;
    const drawn = useMemo(() => plans.filter(hasBracket), [plans]);
    const games = useWatches(tournament ? drawn.map((plan) => query(watchGames, tournament.id, plan.id)) : []);
    const isAsked = tournament?.hasStages ?? false;
    return useMemo(() => {
      const gamesOf = new Map(drawn.map((plan, index) => [plan.id, games[index]?.value ?? null]));
      const parts = isAsked ? [stored, ...games] : [];
      return {
        stages: plans.map((plan) => ({ plan, games: gamesOf.get(plan.id) ?? null })),
        isLoading: parts.some(({ status }) => status === 'loading'),
        isStored: parts.every(({ status, meta }) => status === 'ready' && !meta.fromCache && !meta.pending),
        isFailed: parts.some(({ status, value }) => status === 'error' && value === undefined),
        retry: () => parts.forEach(({ status, retry }) => status === 'error' && retry()),
      };
    }, [isAsked, stored, plans, drawn, games]);
  };
}
