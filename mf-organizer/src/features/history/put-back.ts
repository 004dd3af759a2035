import { getPhase } from '@courtside/domain/day';
import {
  BYE,
  getGameState,
  type Bracket,
  type BracketGame,
  type GameId,
  type GameResult,
  type Match,
  type MatchId,
  type TeamId,
} from '@courtside/domain';
import { previewResult } from '@courtside/domain/engines';
import { correctResult, recordBracketGame, recordScore, type GameRef, type HistoryRecord } from '@courtside/firebase';
import { toCorrectingAction, type ResultEntry } from '../../results/result-entry';
import { endingIn, restorable } from './history-model';

/** A restored result. */
export interface Restored extends ResultEntry {
  readonly game: GameRef;
}

/** The data that is stored now. */
export interface Stored {
  readonly tournamentId: string;
  /** Null if there is none. */
  readonly bracket: Bracket | null;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}

export const gameIn = ({ matches, games }: Stored, id: string): Match | BracketGame | undefined =>
  matches.get(id as MatchId) ?? games?.get(id as GameId);

const toSide = (winner: unknown): 1 | 2 | null => (winner === 1 || winner === 2 ? winner : null);

/** Returns the result that restoring a change would set; null if it empties a field. */
export function getRestored({ game, from, kind }: HistoryRecord, data: Stored): Restored | null {
  const before = restorable({ from, kind }, gameIn(data, game));
  if (before === null || before.team1Score === null || before.team2Score === null) return null;
  const [team1Score, team2Score] = [before.team1Score, before.team2Score];
  const stage = data.matches.has(game as MatchId) ? 'match' : 'bracket';
  const ending = endingIn(from);
  return {
    game: { stage, id: game },
    team1Score,
    team2Score,
    winner: toSide(from['winner']),
    ending: ending ?? 'played',
  };
}

/** Whether an empty result can't be restored, because later games depend on the present one. */
export function holdsOthers({ game, from, kind }: HistoryRecord, data: Stored): boolean {
  const { bracket } = data;
  const before = restorable({ from, kind }, gameIn(data, game));
  if (!bracket?.template.indexOf.has(game as GameId) || before === null || (before.team1Score !== null && before.team2Score !== null))
    return false;
  try {
    return previewResult(bracket, game, { team1Score: null, team2Score: null, winner: null }).cleared.length > 0;
  } catch {
    return true;
  }
}

/**
 * Returns the result of a bracket game on the screen. The client computes the same itself, since hosts of earlier releases could not
 * provide it.
 */
function resultIn(bracket: Bracket, game: string): GameResult {
  const { scores, chosen, slots } = getGameState(bracket, game);
  return { team1Score: scores[0], team2Score: scores[1], winner: chosen === null || chosen === BYE ? chosen : (slots[chosen] as TeamId) };
}

/** Restores a result as it was before a change. */
export async function putBack(record: HistoryRecord, data: Stored): Promise<void> {
  const now = gameIn(data, record.game);
  const before = restorable(record, now);
  if (!now || !before) return;
  const isMatch = data.matches.has(record.game as MatchId);
  const restored = getRestored(record, data);
  const action = restored && toCorrectingAction(restored);
  if (restored && action && now.play && getPhase(now) !== 'planned') {
    await correctResult(data.tournamentId, restored.game, action, { choice: 'carry', seen: now, mayClear: [] });
  } else if (isMatch) {
    await recordScore(data.tournamentId, record.game, before, { team1Score: now.team1Score, team2Score: now.team2Score });
  } else {
    const winner = toSide(record.from['winner']);
    const team = 'bracketLevel' in now && winner !== null ? (winner === 1 ? now.team1Id : now.team2Id) : null;
    const seen = data.bracket?.template.indexOf.has(record.game as GameId) ? { seen: resultIn(data.bracket, record.game) } : {};
    await recordBracketGame(data.tournamentId, record.game, { ...before, winner: team as never, ...seen });
  }
}
