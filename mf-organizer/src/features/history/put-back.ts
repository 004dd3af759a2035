import { phaseOf } from '@courtside/domain/day';
import type { BracketGame, GameId, Match, MatchId } from '@courtside/domain';
import { correctResult, recordBracketGame, recordScore, type GameRef, type HistoryRecord } from '@courtside/firebase';
import { actionOf, type ResultEntry } from '../../results/result-entry';
import { endingIn, restorable } from './history-model';

/** A result that is put back. */
export interface Restored extends ResultEntry {
  readonly game: GameRef;
}

/** What is stored now. */
export interface Stored {
  readonly tournamentId: string;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}

export const gameIn = ({ matches, games }: Stored, id: string): Match | BracketGame | undefined =>
  matches.get(id as MatchId) ?? games?.get(id as GameId);

const sideOf = (winner: unknown): 1 | 2 | null => (winner === 1 || winner === 2 ? winner : null);

/** The result that putting a change back would bring; null where it empties a box. */
export function restoredOf({ game, from, kind }: HistoryRecord, data: Stored): Restored | null {
  const before = restorable({ from, kind }, gameIn(data, game));
  if (before === null || before.team1Score === null || before.team2Score === null) return null;
  const [team1Score, team2Score] = [before.team1Score, before.team2Score];
  const stage = data.matches.has(game as MatchId) ? 'match' : 'bracket';
  const ending = endingIn(from);
  return {
    game: { stage, id: game },
    team1Score,
    team2Score,
    winner: sideOf(from['winner']),
    ending: ending ?? 'played',
  };
}

/** Puts a result back as it was before a change. */
export async function putBack(record: HistoryRecord, data: Stored): Promise<void> {
  const now = gameIn(data, record.game);
  const before = restorable(record, now);
  if (!now || !before) return;
  const isMatch = data.matches.has(record.game as MatchId);
  const restored = restoredOf(record, data);
  const action = restored && actionOf(restored);
  if (restored && action && now.play && phaseOf(now) !== 'planned') {
    await correctResult(data.tournamentId, restored.game, action, { choice: 'carry', seen: now, mayClear: [] });
  } else if (isMatch) {
    await recordScore(data.tournamentId, record.game, before, { team1Score: now.team1Score, team2Score: now.team2Score });
  } else {
    const winner = sideOf(record.from['winner']);
    const team = 'bracketLevel' in now && winner !== null ? (winner === 1 ? now.team1Id : now.team2Id) : null;
    await recordBracketGame(data.tournamentId, record.game, { ...before, winner: team as never });
  }
}
