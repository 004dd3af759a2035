import { showsGameTimes, type BracketGame, type GameId, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { planStages, playableBracket, type DayPlan, type PlanNow, type StoredPlan } from '@courtside/domain/day';
import { everyStage, type FurtherStage } from '@courtside/domain/stages';
import type { ShowsTime } from '@courtside/domain/wall';
import { playClock, wallClock } from '@courtside/tournament-ui';
import type { ReadGroups } from './further-groups';

/** The games of a tournament that visitors may see. */
export interface PublicGames {
  readonly tournament: Tournament;
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  /** The further brackets with their games, if they have been read. */
  readonly further?: readonly FurtherStage[];
  /** The groups beyond the first; null without any. */
  readonly groups?: Pick<ReadGroups, 'addTo'> | null;
  /** The stored plan; null if it was never changed. */
  readonly stored: StoredPlan | null;
}

/** Returns the current plan of the public games. */
export function planOfDay({ tournament, matches, games, further = [], groups = null, ...others }: PublicGames): DayPlan {
  const source = { tournament, matches, games };
  const known = everyStage(source, further);
  const stages = groups ? groups.addTo(known) : known;
  const first = stages.find((stage) => stage.kind === 'bracket');
  const bracket = first && games.size > 0 ? playableBracket(first, games) : null;
  return planStages(stages, { ...source, bracket, ...others });
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
