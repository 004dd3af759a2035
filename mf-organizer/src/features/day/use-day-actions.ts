import type { GameId, TeamId, Tournament } from '@courtside/domain';
import type { DayAction } from '@courtside/domain/day';
import { CommandFailure, playGame, recordBracketGame } from '@courtside/firebase';
import { useCallback, useState } from 'react';
import type { BoardGame } from './board-model';

/** Does things with games, and says of the last one that was refused why. */
export function useDayActions({ id }: Tournament) {
  const [failure, setFailure] = useState<string | null>(null);
  const act = useCallback(
    (game: BoardGame, action: DayAction) => {
      setFailure(null);
      // Nobody waits for the server: what was tapped shows at once, and is kept until it has arrived.
      carryOut(id, game, action).catch((error: unknown) => {
        console.warn('The court board was refused something', error);
        setFailure(error instanceof Error ? error.message : String(error));
      });
    },
    [id],
  );
  const dismiss = useCallback(() => setFailure(null), []);
  return { act, failure, dismiss };
}

async function carryOut(tournamentId: string, game: BoardGame, action: DayAction): Promise<void> {
  await playGame(tournamentId, { stage: game.kind, id: game.id }, action, { hasTeams: game.hasTeams });
  if (game.kind === 'bracket' && action.kind === 'end') await advance(tournamentId, game, action.winner ?? null);
}

/** The winner of a bracket game goes on to the next one. */
async function advance(tournamentId: string, { id, state, teams }: BoardGame, winner: 1 | 2 | null): Promise<void> {
  const { team1Score, team2Score } = state;
  const result = { team1Score: team1Score ?? 0, team2Score: team2Score ?? 0, winner: winner && (teams[winner - 1] as TeamId) };
  await recordBracketGame(tournamentId, id as GameId, result).catch((error: unknown) => {
    // Scores that differ say it themselves; it is written when somebody next looks after the bracket.
    if (winner === null && error instanceof CommandFailure && error.code === 'unavailable') return;
    throw error;
  });
}
