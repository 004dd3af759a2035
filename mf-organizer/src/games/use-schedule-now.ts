import type { MatchId } from '@courtside/domain';
import { scheduleStates, type GameState } from '@courtside/domain/wall';
import { nowByStates, playClock, useClock, useLiveStatus, wallClock, type LiveNow } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { useGameStates } from './expected-starts';
import { useSchedule } from './schedule-context';

/** Returns the games on court and the next ones, by their states: from the day of play, else by the venue's clock. */
export function useScheduleNow(): LiveNow {
  const { tournament, matches } = useSchedule();
  const guess = useLiveStatus(tournament);
  const known = useGameStates();
  const minutes = playClock(tournament.startDate, wallClock(useClock(), tournament.timeZone ?? undefined));
  const states = useMemo(
    (): ReadonlyMap<MatchId, GameState> =>
      known ? new Map([...matches.keys()].map((id) => [id, known.get(id) ?? 'planned'])) : scheduleStates(tournament, matches, minutes),
    [known, tournament, matches, minutes],
  );
  return useMemo(() => nowByStates(guess, states), [guess, states]);
}
