import type { Match, MatchId } from '@courtside/domain';
import type { GroupsPlan } from '@courtside/domain/stages';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as client from '../firebase.testkit';
import { ScheduleProvider } from '../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../organizer.testkit';
import { EventStagesProvider } from './event-stages';

type Tell = (value: unknown, meta: object) => void;
const stored = { fromCache: false, pending: false };

/** A watch that reports one value. */
export const tells =
  (value: unknown) =>
  (...args: readonly unknown[]) => {
    (args.find((one) => typeof one === 'function') as Tell)(value, stored);
    return () => undefined;
  };

let plansListener: Tell | null = null;
/** Reports changed plans to the rendered page. */
export const tellPlans = (plans: readonly GroupsPlan[]): void => act(() => plansListener?.(plans, stored));

export interface SampleEvent {
  readonly plans?: readonly GroupsPlan[];
  /** The games of every drawn stage. */
  readonly games?: ReadonlyMap<MatchId, Match>;
  /** More fields of the tournament. */
  readonly fields?: object;
  readonly matches?: ReadonlyMap<MatchId, Match>;
  /** The plans can't be read. */
  readonly isUnreadable?: boolean;
}

/** Games that the first team has won. */
export const wonGames = (games: ReadonlyMap<MatchId, Match>): ReadonlyMap<MatchId, Match> =>
  new Map([...games].map(([id, game]) => [id, { ...game, team1Score: 3, team2Score: 1 }]));

/** Renders its children in an event with these further groups, as the page does. */
export function InEvent({
  plans = [],
  games = new Map(),
  fields = {},
  matches = matchesAt('schedule'),
  isUnreadable = false,
  children,
}: SampleEvent & { readonly children: ReactNode }) {
  client.watchGroupStages.mockImplementation(((_id: string, onValue: Tell, onError: (error: object) => void) => {
    plansListener = onValue;
    if (isUnreadable) onError({ code: 'unavailable' });
    else onValue(plans, stored);
    return () => undefined;
  }) as never);
  client.watchGroupGames.mockImplementation(tells(games) as never);
  const tournament = tournamentAt('schedule', { hasFurtherGroups: plans.length > 0 || isUnreadable, ...fields });
  return (
    <ScheduleProvider tournament={tournament} teams={someTeams} matches={matches}>
      <EventStagesProvider>{children}</EventStagesProvider>
    </ScheduleProvider>
  );
}
