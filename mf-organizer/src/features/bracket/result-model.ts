import { previewResult, stateOf, type Bracket, type GameId, type GameResult, type Score, type TeamId } from '@courtside/domain';

/** A result as it is being entered. */
export interface ResultDraft {
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** Named by hand: overtime, golden goal, walkover. */
  readonly winner: TeamId | null;
}

export type ResultCheck =
  /** One score alone advances nobody. */
  | { readonly kind: 'oneScore' }
  /** Level scores: somebody has to be named. */
  | { readonly kind: 'needsWinner' }
  | { readonly kind: 'unchanged' }
  /** To be saved; `cleared` are the later games that lose their results. */
  | { readonly kind: 'ready'; readonly result: GameResult; readonly cleared: readonly GameId[]; readonly after: Bracket }
  | { readonly kind: 'refused'; readonly message: string };

/** What is entered of a game now. */
export function draftOf(bracket: Bracket, gameId: string): ResultDraft {
  const { scores, chosen, slots } = stateOf(bracket, gameId);
  return { team1Score: scores[0], team2Score: scores[1], winner: chosen === null ? null : (slots[chosen] as TeamId) };
}

export const isSameDraft = (one: ResultDraft, other: ResultDraft): boolean =>
  one.team1Score === other.team1Score && one.team2Score === other.team2Score && one.winner === other.winner;

/** What a draft would do. A named winner counts only where the scores do not say it. */
export function checkResult(bracket: Bracket, gameId: string, draft: ResultDraft): ResultCheck {
  const { team1Score, team2Score } = draft;
  if ((team1Score === null) !== (team2Score === null)) return { kind: 'oneScore' };
  const isLevel = team1Score === team2Score;
  const winner = isLevel ? draft.winner : null;
  if (isSameDraft(draftOf(bracket, gameId), { team1Score, team2Score, winner })) return { kind: 'unchanged' };
  if (isLevel && team1Score !== null && winner === null) return { kind: 'needsWinner' };
  const result: GameResult = { team1Score, team2Score, winner };
  try {
    const { cleared, bracket: after } = previewResult(bracket, gameId, result);
    return { kind: 'ready', result, cleared, after };
  } catch (error) {
    return { kind: 'refused', message: (error as Error).message };
  }
}
