import {
  BYE,
  getGameState,
  type Bracket,
  type BracketGame,
  type GameId,
  type GameResult,
  type Score,
  type TeamId,
} from '@courtside/domain';
import { previewResult } from '@courtside/domain/engines';
import type { CorrectingAction } from '@courtside/domain/day';
import { isUnscored, type Ending } from '../../results/ending-field';
import { toCorrectingAction as ofEntry } from '../../results/result-entry';

/** A result while it is entered. */
export interface ResultDraft {
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** Chosen by hand: overtime, golden goal, walkover. */
  readonly winner: TeamId | null;
  readonly ending: Ending;
}

export type ResultCheck =
  /** With one score only, no team advances. */
  | { readonly kind: 'oneScore' }
  /** Level scores: the organizer has to choose a winner. */
  | { readonly kind: 'needsWinner' }
  | { readonly kind: 'unchanged' }
  /** Can be saved; `cleared` are the later games that lose their results. */
  | { readonly kind: 'ready'; readonly result: GameResult; readonly cleared: readonly GameId[]; readonly after: Bracket }
  | { readonly kind: 'refused'; readonly message: string };

/** Returns the current entry of a game. */
export function toResultDraft(bracket: Bracket, gameId: string, play?: BracketGame['play']): ResultDraft {
  const { scores, chosen, slots } = getGameState(bracket, gameId);
  const ending = play?.state === 'finished' && play.ending !== null ? play.ending : 'played';
  const winner = chosen === null || chosen === BYE ? null : (slots[chosen] as TeamId);
  return { team1Score: scores[0], team2Score: scores[1], winner, ending };
}

export const emptyDraft: ResultDraft = { team1Score: null, team2Score: null, winner: null, ending: 'played' };

export const isSameDraft = (one: ResultDraft, other: ResultDraft): boolean =>
  one.team1Score === other.team1Score && one.team2Score === other.team2Score && one.winner === other.winner && one.ending === other.ending;

/** Returns the side that advances by forfeit; null if none does. */
const forfeitWinner = (ending: Ending): 0 | 1 | null => (ending === 'forfeitByTeam1' ? 1 : ending === 'forfeitByTeam2' ? 0 : null);

/** Returns what a draft would do. A chosen winner counts only if the scores do not show one, and scores count only without a forfeit. */
export function checkResult(bracket: Bracket, gameId: string, draft: ResultDraft, stored = toResultDraft(bracket, gameId)): ResultCheck {
  const { ending } = draft;
  const { slots } = getGameState(bracket, gameId);
  const side = forfeitWinner(ending);
  const { team1Score, team2Score } = isUnscored(ending) ? emptyDraft : draft;
  if ((team1Score === null) !== (team2Score === null)) return { kind: 'oneScore' };
  if ((ending === 'overtime' || ending === 'goldenGoal') && team1Score === null) return { kind: 'oneScore' };
  const isLevel = team1Score === team2Score;
  // No team advances, whatever was chosen before.
  const isUndecided = ending === 'doubleForfeit' || ending === 'cancelled';
  const winner = isUndecided ? null : side !== null ? (slots[side] as TeamId) : isLevel ? draft.winner : null;
  if (isSameDraft(stored, { team1Score, team2Score, winner, ending })) return { kind: 'unchanged' };
  if (isLevel && team1Score !== null && winner === null) return { kind: 'needsWinner' };
  const result: GameResult = { team1Score, team2Score, winner: isUndecided ? BYE : winner };
  try {
    const { cleared, bracket: after } = previewResult(bracket, gameId, result);
    return { kind: 'ready', result, cleared, after };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}

/** Returns a draft as a correction of the stored result; null if it only chooses which team advances. */
export function toResultAction(
  bracket: Bracket,
  gameId: string,
  { team1Score, team2Score, winner, ending }: ResultDraft,
): CorrectingAction | null {
  const { slots } = getGameState(bracket, gameId);
  return ofEntry({ team1Score, team2Score, winner: winner === null ? null : slots.indexOf(winner) === 0 ? 1 : 2, ending });
}
