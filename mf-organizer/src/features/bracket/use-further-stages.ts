import { query, useWatch, watchStages } from '@courtside/firebase';
import { useMemo } from 'react';
import { useEventStages } from '../../stages/event-stages';
import { furtherStages, type FurtherStages } from './further-stages';

interface StagesState {
  /** Null until they are known. */
  readonly stages: FurtherStages | null;
  readonly status: 'loading' | 'error' | 'ready';
  readonly retry: () => void;
}

/** Watches the brackets beyond the first. Reads: none if the tournament never had one; else one per stage. */
export function useFurtherStages(): StagesState {
  const event = useEventStages();
  const { tournament } = event;
  const { value, status, retry } = useWatch(tournament.hasStages ? query(watchStages, tournament.id) : null);
  const plans = tournament.hasStages ? value : none;
  const stages = useMemo(() => (plans ? furtherStages(event, plans) : null), [event, plans]);
  return { stages, status: plans ? 'ready' : status === 'error' ? 'error' : 'loading', retry };
}

const none: readonly never[] = [];
