import type { BracketGame, GameId } from '@courtside/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { useGroupsStage } from '../../../stages/groups-stage';
import type { BracketOfDay } from '../days/bracket-places';
import { useBracketsOfDays } from '../days/use-brackets-of-days';
import { findBracketProblems, type BracketProblem } from './bracket-problems';

/** The brackets that are played next to the schedule. */
export interface BracketsOfSchedule {
  readonly brackets: readonly BracketOfDay[];
  readonly problems: readonly BracketProblem[];
}

const none: BracketsOfSchedule = { brackets: [], problems: [] };
const Context = createContext(none);

export interface BracketsOfScheduleProviderProps {
  /** The games of the first bracket; null while there is none. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly children: ReactNode;
}

/** Finds the problems of the brackets once, for the schedule and for everything that counts them. */
export function BracketsOfScheduleProvider({ games, children }: BracketsOfScheduleProviderProps) {
  const model = useSchedule();
  const brackets = useBracketsOfDays(games);
  const value = useMemo(() => ({ brackets, problems: findBracketProblems(model, brackets) }), [model, brackets]);
  return <Context value={value}>{children}</Context>;
}

/** Returns the brackets that are played next to the schedule; none in further groups, whose schedules do not show them. */
export function useBracketsOfSchedule(): BracketsOfSchedule {
  const value = useContext(Context);
  return useGroupsStage().plan ? none : value;
}
