import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { previewCorrection, type Correction } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import { compareElsewhere } from '../stages/compare-elsewhere';
import type { EventStages } from '../stages/event-stages';
import type { Scores } from './score-types';
import { takesScores } from './takes-scores';

/** The data by which typed scores are checked. */
export interface Judged {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The event with all its stages; without it only the stage of the games is compared. */
  readonly event?: EventStages;
  /** The stage of the games; the first groups by default. */
  readonly stage?: StageId;
}

/** Returns what typed scores correct; null for a first entry, a removed result, and a game that takes no scores. */
export function getCorrection(
  { tournament, teams, matches }: Pick<Judged, 'tournament' | 'teams' | 'matches'>,
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
 * Whether typed scores wait for a confirmation: they correct a result from which a later round or another stage was made, or that has moved
 * teams in the table.
 * @param isBegun the result is just being entered: its goals move teams as they come, without a confirmation
 */
export function isHeld(judged: Judged, matchId: string, scores: Scores, isBegun: boolean): boolean {
  const correction = getCorrection(judged, matchId, scores);
  if (!correction) return false;
  const { places, laterRounds, seedsStay, carry } = correction;
  const elsewhere = judged.event ? compareElsewhere(judged.event, judged.stage ?? 'groups', carry.games) : null;
  const stays = elsewhere ? elsewhere.staying.length > 0 : seedsStay;
  const moved = places.length + (elsewhere?.places.length ?? 0);
  return laterRounds.length > 0 || stays || (moved > 0 && !isBegun);
}
