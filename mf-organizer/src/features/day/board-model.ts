import type { Bracket, BracketGame, GameId, Match, MatchId, Team, Tournament } from '@courtside/domain';
import {
  courtsOf,
  daysOf,
  plannedDay,
  playableBracket,
  type CourtOfDay,
  type DayGame,
  type DayPlan,
  type PlannedGame,
  type StoredPlan,
} from '@courtside/domain/day';
import { countedScores } from '@courtside/tournament-ui';

/** A game as the court board shows it, of the schedule or of the bracket. */
export type BoardGame = PlannedGame;

/** One court on one day, in the order of play. */
export type BoardCourt = CourtOfDay;

export interface BoardDay {
  /** Days after the tournament's first. */
  readonly day: number;
  readonly courts: readonly BoardCourt[];
}

/** The stored bracket, which may not be there. A game that is played has no winner yet, whoever leads. */
export const bracketOf: (tournament: Tournament, games: ReadonlyMap<GameId, BracketGame> | null) => Bracket | null = playableBracket;

interface BoardSource {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly bracket: Bracket | null;
  /** The bracket's games as they are stored. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The plan as it goes, where it was changed. */
  readonly stored?: StoredPlan | null;
  readonly teams?: readonly Team[];
}

/** All days that have games, with their courts. */
export const boardDays = (source: BoardSource): readonly BoardDay[] => daysIn(plannedDay({ stored: null, teams: [], ...source }));

/** The days of a plan, with their courts. */
export const daysIn = (plan: DayPlan): readonly BoardDay[] => daysOf(plan).map((day) => ({ day, courts: courtsOf(plan, day) }));

/** "3–1", a forfeit as it counts; a side without goals has 0. */
export function scoreText(game: DayGame, forfeitGoals: number): string {
  const [one, other] = countedScores(game, forfeitGoals);
  return `${one ?? 0}–${other ?? 0}`;
}
