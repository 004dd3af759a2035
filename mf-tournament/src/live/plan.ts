import { showsGameTimes, type BracketGame, type GameId, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { plannedDay, playableBracket, type DayPlan, type PlanNow, type StoredPlan } from '@courtside/domain/day';
import type { ShowsTime } from '@courtside/domain/wall';
import { playClock, wallClock } from '@courtside/tournament-ui';

/** What visitors may see of a tournament's games. */
export interface PublicGames {
  readonly tournament: Tournament;
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  /** The plan that is stored; null while it was never changed. */
  readonly stored: StoredPlan | null;
}

/** The plan as it goes, of what is public. */
export function planOfDay({ tournament, teams, matches, games, stored }: PublicGames): DayPlan {
  const bracket = games.size > 0 ? playableBracket(tournament, games) : null;
  return plannedDay({ tournament, matches, bracket, games, stored, teams });
}

/** An instant, by the tournament's clock too. @param instant milliseconds since 1970 */
export const nowAt = ({ startDate, timeZone }: Pick<Tournament, 'startDate' | 'timeZone'>, instant: number): PlanNow => ({
  instant,
  minutes: playClock(startDate, wallClock(instant, timeZone ?? undefined)),
});

/** Whether visitors are told when a game is played. */
export function timesOf(tournament: Tournament): ShowsTime {
  const { schedule, bracket } = showsGameTimes(tournament);
  return ({ kind }) => (kind === 'match' ? schedule : bracket);
}
