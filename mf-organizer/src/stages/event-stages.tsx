import { readTables, type StageId, type Stages, type StageTables } from '@courtside/domain/stages';
import { useFurtherGroups, useFurtherStages } from '@courtside/firebase';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSchedule } from '../games/schedule-context';
import { listEventStages, type StoredStages } from './list-event-stages';

/** The whole event, whichever of its stages the tools work on. */
export interface EventStages extends StoredStages {
  readonly stages: Stages;
  /** The tables of all groups, by stage. */
  readonly tables: ReadonlyMap<StageId, StageTables>;
  /** Whether the further groups and their games have loaded. */
  readonly status: 'loading' | 'error' | 'ready';
  /** Whether they are the server's, without pending changes of this device. */
  readonly areConfirmed: boolean;
  readonly retry: () => void;
}

const Context = createContext<EventStages | null>(null);
const nothing = () => undefined;

const complete = { status: 'ready', areConfirmed: true, retry: nothing } as const;

/** Returns the stages of an event with their tables. @param loaded whether they are complete; by default they are */
export function toEventStages(
  stored: StoredStages,
  loaded: Pick<EventStages, 'status' | 'areConfirmed' | 'retry'> = complete,
): EventStages {
  const stages = listEventStages(stored);
  return { ...stored, ...loaded, stages, tables: readTables(stages, stored.teams) };
}

/** Provides the stages of an event that were read elsewhere. */
export function StoredStagesProvider({ stored, children }: { readonly stored: StoredStages; readonly children: ReactNode }) {
  const value = useMemo(() => toEventStages(stored), [stored]);
  return <Context value={value}>{children}</Context>;
}

/**
 * Provides the stages of the tournament that the `ScheduleProvider` around it has. Reads: none without further stages; else one for each, and one for the
 * games of each that is drawn, which its section watches too.
 */
export function EventStagesProvider({ children }: { readonly children: ReactNode }) {
  const { tournament, teams, matches } = useSchedule();
  const groups = useFurtherGroups(tournament);
  const { stages: brackets } = useFurtherStages(tournament);
  const value = useMemo(
    () =>
      toEventStages(
        { tournament, teams, matches, groups: groups.stages, brackets },
        {
          status: groups.isFailed ? 'error' : groups.isLoading ? 'loading' : 'ready',
          areConfirmed: groups.isStored,
          retry: groups.retry ?? nothing,
        },
      ),
    [tournament, teams, matches, groups, brackets],
  );
  return <Context value={value}>{children}</Context>;
}

/** Returns the stages of the event; without a provider around it, those of a tournament without further ones. */
export function useEventStages(): EventStages {
  const provided = useContext(Context);
  const { tournament, teams, matches } = useSchedule();
  return useMemo(
    () => provided ?? toEventStages({ tournament, teams, matches, groups: [], brackets: [] }),
    [provided, tournament, teams, matches],
  );
}
