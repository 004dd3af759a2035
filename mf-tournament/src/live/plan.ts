import { showsGameTimes, type BracketGame, type GameId, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { plannedDay, playableBracket, type DayPlan, type PlanNow, type StoredPlan } from '@courtside/domain/day';
import type { FurtherStage } from '@courtside/domain/stages';
import type { ShowsTime } from '@courtside/domain/wall';
import { playClock, wallClock } from '@courtside/tournament-ui';

/** The games of a tournament that visitors may see. */
export interface PublicGames {
  readonly tournament: Tournament;
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  /** The further brackets with their games, if they have been read. */
  readonly further?: readonly FurtherStage[];
  /** The stored plan; null if it was never changed. */
  readonly stored: StoredPlan | null;
}

/** Returns the current plan of the public games. */
export function planOfDay({ tournament, games, ...others }: PublicGames): DayPlan {
  const bracket = games.size > 0 ? playableBracket(tournament, games) : null;
  return plannedDay({ tournament, bracket, games, ...others });
}

/** Returns an instant, also by the tournament's clock. @param instant milliseconds since 1970 */
export const nowAt = ({ startDate, timeZone }: Pick<Tournament, 'startDate' | 'timeZone'>, instant: number): PlanNow => ({
  instant,
  minutes: playClock(startDate, wallClock(instant, timeZone ?? undefined)),
});

/** Returns whether visitors may see when a game is played. */
export function getTimeVisibility(tournament: Tournament): ShowsTime {
  const { schedule, bracket } = showsGameTimes(tournament);
  return ({ kind }) => (kind === 'match' ? schedule : bracket);
}
