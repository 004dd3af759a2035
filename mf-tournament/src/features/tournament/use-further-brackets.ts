import { hasBracket, readBracket, type Bracket, type Tournament } from '@courtside/domain';
import { isBracketOpen } from '@courtside/domain/after';
import { withStage, type StagePlan } from '@courtside/domain/stages';
import { query, useWatch, useWatches, watchStageGames, watchStages } from '@courtside/firebase';
import { useMemo } from 'react';

/** The brackets beyond the first, as far as visitors are shown them. */
export interface FurtherBrackets {
  readonly isLoading: boolean;
  /** Games of theirs are still to be played, or drawn, or that is not known yet. */
  readonly isOpen: boolean;
  readonly drawn: readonly { readonly plan: StagePlan; readonly bracket: Bracket }[];
}

export const noFurtherBrackets: FurtherBrackets = { isLoading: false, isOpen: false, drawn: [] };

const none: readonly StagePlan[] = [];

/** Watches the brackets beyond the first. Reads: where there are some, what their section reads; shared with it. */
export function useFurtherBrackets(tournament: Tournament, isShown: boolean): FurtherBrackets {
  const asks = isShown && tournament.hasStages;
  const stages = useWatch(asks ? query(watchStages, tournament.id) : null);
  const plans = (asks && stages.value) || none;
  const watched = useWatches(plans.filter(hasBracket).map(({ id }) => query(watchStageGames, tournament.id, id)));
  return useMemo(() => {
    const drawn = plans.filter(hasBracket).flatMap((plan, at) => {
      const games = watched[at]?.value;
      const bracket = games ? readBracket(withStage(tournament, plan), games).bracket : null;
      return bracket ? [{ plan, bracket }] : [];
    });
    const isLoading = asks && (stages.status === 'loading' || watched.some(({ status }) => status === 'loading'));
    const isOpen = isLoading || plans.some((plan) => !hasBracket(plan)) || drawn.some(({ bracket }) => isBracketOpen(bracket));
    return { isLoading, isOpen, drawn };
  }, [tournament, asks, stages.status, plans, watched]);
}
