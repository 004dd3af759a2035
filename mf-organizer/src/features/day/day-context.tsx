import type { Bracket, Tournament } from '@courtside/domain';
import type { DayAction } from '@courtside/domain/day';
import { createContext, useContext } from 'react';
import type { BoardGame } from './board-model';

/** What every court of the board works with. */
export interface DayTools {
  readonly tournament: Tournament;
  readonly bracket: Bracket | null;
  /** Does something with a game: it shows at once, is kept without a network, and a refusal is told above the courts. */
  readonly act: (game: BoardGame, action: DayAction) => void;
  readonly isAlarmOn: boolean;
  readonly setAlarm: (isOn: boolean) => void;
}

const Context = createContext<DayTools | null>(null);
export const DayProvider = Context.Provider;

export function useDay(): DayTools {
  const tools = useContext(Context);
  if (!tools) throw new Error('A court needs a DayProvider around it');
  return tools;
}
