import type { Bracket, BracketGame, GameId, Match, MatchId, Team, Tournament } from '@courtside/domain';
import {
  listCourts,
  listDays,
  plannedDay,
  playableBracket,
  type CourtOfDay,
  type DayGame,
  type DayPlan,
  type PlannedGame,
  type StoredPlan,
} from '@courtside/domain/day';
import { countedScores } from '@courtside/tournament-ui';

/** A game on the court board, of the schedule or of the bracket. */
export type BoardGame = PlannedGame;

/** One court on one day, in the order of play. */
export type BoardCourt = CourtOfDay;

export interface BoardDay {
  /** Days after the tournament's first. */
  readonly day: number;
  readonly courts: readonly BoardCourt[];
}

/** Returns the stored bracket; null if there is none. A game in play has no winner yet, whatever its score. */
export const readBoardBracket: (tournament: Tournament, games: ReadonlyMap<GameId, BracketGame> | null) => Bracket | null = playableBracket;

interface BoardSource {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  /** The bracket's stored games. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The plan of the day, if it was changed. */
  readonly stored?: StoredPlan | null;
  readonly teams?: readonly Team[];
}

/** Returns all days with games, with their courts. */
export const boardDays = (source: BoardSource): readonly BoardDay[] => daysIn(plannedDay({ stored: null, teams: [], ...source }));

/** Returns the days of a plan, with their courts. */
export const daysIn = (plan: DayPlan): readonly BoardDay[] => listDays(plan).map((day) => ({ day, courts: listCourts(plan, day) }));

/** A bracket game needs a winner: it cannot end while it is level. */
export const needsWinner = ({ kind, state: { team1Score, team2Score } }: Pick<BoardGame, 'kind' | 'state'>): boolean =>
  kind === 'bracket' && (team1Score ?? 0) === (team2Score ?? 0);

/** "3–1", and a forfeit as it counts; a side without goals has 0. */
export function scoreText(game: DayGame, forfeitGoals: number): string {
  const [one, other] = countedScores(game, forfeitGoals);
  return `${one ?? 0}–${other ?? 0}`;
}
