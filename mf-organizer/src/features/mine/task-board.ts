import type { Tournament } from '@courtside/domain';
import { eventTasks, type EventTask } from '@courtside/domain/event-steps';
import { useEffect, useState } from 'react';
import type { EventReading } from './use-event-reading';

/** The known tasks of a listed tournament. */
export interface KnownTasks extends Pick<EventReading, 'isLoading' | 'hasFailed' | 'place'> {
  readonly tasks: readonly EventTask[];
  readonly retry: () => void;
}

/** Reports the tasks of a tournament to the page; null once it is no longer listed. */
export type ReportTasks = (id: string, known: KnownTasks | null) => void;

/** Collects the tasks that each listed tournament reports. */
export function useTaskBoard(): readonly [ReadonlyMap<string, KnownTasks>, ReportTasks] {
  const [board, setBoard] = useState<ReadonlyMap<string, KnownTasks>>(new Map());
  const [tell] = useState(
    (): ReportTasks => (id, known) =>
      setBoard((last) => {
        const next = new Map(last);
        if (known) next.set(id, known);
        else next.delete(id);
        return next;
      }),
  );
  return [board, tell];
}

const none: readonly EventTask[] = [];

/** Reports the tasks of a tournament to the page while it is listed. */
export function useReportTasks(tournament: Tournament, reading: EventReading, tell: ReportTasks): void {
  const { facts, place, isLoading, hasFailed, retry } = reading;
  const tasks = isLoading ? none : eventTasks(tournament, facts);
  // The facts are a new object at each render; only their content counts.
  const said = JSON.stringify([tasks, place, isLoading, hasFailed]);
  useEffect(() => {
    tell(tournament.id, { tasks, place, isLoading, hasFailed, retry });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text represents the facts
  }, [tell, tournament.id, said]);
  useEffect(() => () => tell(tournament.id, null), [tell, tournament.id]);
}
