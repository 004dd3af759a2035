import type { BracketSlot, GameId, MatchId, SectionId, Tournament } from '@courtside/domain';
import type { ScheduleViewProps } from '@courtside/tournament-ui';
import { createContext, useContext } from 'react';
import type { TournamentParts } from './use-tournament-parts';

/** What a visitor's page holds, for each of its sections to take from. */
export interface Visit extends TournamentParts {
  readonly tournament: Tournament;
  /** As its head and its details draw it: the poster by an address that can be shown. */
  readonly shown: Omit<Tournament, 'timeZone'> & { readonly timeZone: string | undefined };
  readonly shows: (section: SectionId) => boolean;
  readonly now: Pick<ScheduleViewProps, 'states' | 'next' | 'lately' | 'hidesTimes'> | null;
  readonly changed: ReadonlySet<MatchId>;
  /** Of the bracket; undefined where it has none, or none is shown. */
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
}

const Context = createContext<Visit | null>(null);
export const VisitProvider = Context.Provider;

export function useVisit(): Visit {
  const visit = useContext(Context);
  if (!visit) throw new Error('A section needs a VisitProvider around it');
  return visit;
}
