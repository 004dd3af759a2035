import type { Tournament } from '@courtside/domain';
import type { DayAction, DayContext } from '@courtside/domain/day';
import { useCallback, useState } from 'react';
import type { BoardGame } from './board-model';
import { carryOut } from './carry-out';

/** Does things with games, and says of the last one that was refused why. */
export function useDayActions({ id }: Tournament, by: NonNullable<DayContext['by']>) {
  const [failure, setFailure] = useState<string | null>(null);
  const run = useCallback((command: () => Promise<unknown>) => {
    setFailure(null);
    // Nobody waits for the server: what was tapped shows at once, and is kept until it has arrived.
    command().catch((error: unknown) => {
      console.warn('The court board was refused something', error);
      setFailure(error instanceof Error ? error.message : String(error));
    });
  }, []);
  const act = useCallback((game: BoardGame, action: DayAction) => run(() => carryOut(id, game, action, by)), [id, run, by]);
  const dismiss = useCallback(() => setFailure(null), []);
  return { act, run, failure, dismiss };
}
