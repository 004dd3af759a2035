import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { previewCorrection, type Correction } from '@courtside/domain/day';
import type { Scores } from './score-types';
import { takesScores } from './takes-scores';

/** What typed scores are judged by. */
export interface Judged {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** What typed scores correct; null for a first entry, a result that is taken away, and a game that takes no scores. */
export function correctionOf(
  { tournament, teams, matches }: Judged,
  matchId: string,
  { team1Score, team2Score }: Scores,
): Correction | null {
  const stored = matches.get(matchId as MatchId);
  if (!stored || stored.team1Score === null || stored.team2Score === null || team1Score === null || team2Score === null) return null;
  if (!takesScores(stored)) return null;
  const action = { kind: 'correct', team1Score, team2Score } as const;
  const verdict = previewCorrection({ tournament, teams, matches, games: null }, { stage: 'match', id: matchId }, action);
  return verdict.allowed ? verdict.correction : null;
}

/**
 * Whether typed scores wait for somebody's word: they correct a result from which a later round or the bracket was made, or that has put teams on other
 * places.
 * @param isBegun the result is only being entered: its goals change places as they come, and nobody is asked
 */
export function isHeld(judged: Judged, matchId: string, scores: Scores, isBegun: boolean): boolean {
  const correction = correctionOf(judged, matchId, scores);
  if (!correction) return false;
  const { places, laterRounds, seedsStay } = correction;
  return laterRounds.length > 0 || seedsStay || (places.length > 0 && !isBegun);
}
