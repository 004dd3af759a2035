import type { BracketSlot, GameId, MatchId, SectionId, Tournament } from '@courtside/domain';
import type { EventPhase } from '@courtside/domain/after';
import type { ScheduleViewProps } from '@courtside/tournament-ui';
import { createContext, useContext, type ReactNode } from 'react';
import { FurtherGroupsProvider } from '../../live/further-groups';
import { ReadingProvider } from './unread-part';
import type { TournamentParts } from './use-tournament-parts';

/** The data of a visitor's page, which each of its sections uses. */
export interface Visit extends TournamentParts {
  readonly tournament: Tournament;
  /** The tournament for its head and details: with an address for the poster that can be shown. */
  readonly shown: Omit<Tournament, 'timeZone'> & { readonly timeZone: string | undefined };
  readonly shows: (section: SectionId) => boolean;
  readonly now: Pick<ScheduleViewProps, 'states' | 'next' | 'lately' | 'hidesTimes'> | null;
  readonly changed: ReadonlySet<MatchId>;
  /** How far the event is. */
  readonly phase: EventPhase;
  /** The bracket's timetable; undefined without a bracket, or if none is shown. */
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
}

const Context = createContext<Visit | null>(null);

interface VisitProviderProps {
  readonly value: Visit;
  /** See `useSettledTournament`. */
  readonly isReading: boolean;
  readonly children: ReactNode;
}

export const VisitProvider = ({ value, isReading, children }: VisitProviderProps) => (
  <Context.Provider value={value}>
    <ReadingProvider value={isReading}>
      <FurtherGroupsProvider value={value.furtherGroups}>{children}</FurtherGroupsProvider>
    </ReadingProvider>
  </Context.Provider>
);

export function useVisit(): Visit {
  const visit = useContext(Context);
  if (!visit) throw new Error('A section needs a VisitProvider around it');
  return visit;
}
