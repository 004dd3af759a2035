import type { Tournament } from '@courtside/domain';
import { eventTasks, type EventTask } from '@courtside/domain/event-steps';
import { useEffect, useState } from 'react';
import type { EventReading } from './use-event-reading';

/** What is known of a listed tournament's tasks. */
export interface KnownTasks extends Pick<EventReading, 'isLoading' | 'hasFailed'> {
  readonly tasks: readonly EventTask[];
  readonly when: EventReading['facts']['when'];
  readonly retry: () => void;
}

/** Tells the page what a tournament needs; null once it is listed no more. */
export type TellTasks = (id: string, known: KnownTasks | null) => void;

/** The tasks of all listed tournaments, as each of them tells its own. */
export function useTaskBoard(): readonly [ReadonlyMap<string, KnownTasks>, TellTasks] {
  const [board, setBoard] = useState<ReadonlyMap<string, KnownTasks>>(new Map());
  const [tell] = useState(
    (): TellTasks => (id, known) =>
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

/** Puts what a tournament needs on the page's board, for as long as it is listed. */
export function useTellTasks(tournament: Tournament, reading: EventReading, tell: TellTasks): void {
  const { facts, isLoading, hasFailed, retry } = reading;
  const tasks = isLoading ? none : eventTasks(tournament, facts);
  // The facts are made anew with each render; only what they say counts.
  const said = JSON.stringify([tasks, facts.when, isLoading, hasFailed]);
  useEffect(() => {
    tell(tournament.id, { tasks, when: facts.when, isLoading, hasFailed, retry });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text stands for what is told
  }, [tell, tournament.id, said]);
  useEffect(() => () => tell(tournament.id, null), [tell, tournament.id]);
}
