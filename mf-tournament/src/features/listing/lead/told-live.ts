import type { BracketGame, GameId, Match, MatchId, Tournament } from '@courtside/domain';
import { isOnByClock, isPlayOn, liveByState, placesOf, type LiveNow } from '@courtside/tournament-ui';

export interface LiveSource {
  readonly tournament: Tournament;
  /** Null where the schedule, or the bracket, is not public. */
  readonly schedule: ReadonlyMap<MatchId, Match> | null;
  readonly bracket: ReadonlyMap<GameId, BracketGame> | null;
  readonly onClock: LiveNow;
  readonly isStopped: boolean;
}

const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/** Whether a tournament is live by its stored games, see `isPlayOn`; null where they leave it to the clock. */
export function toldLive({ tournament, schedule, bracket, onClock, isStopped }: LiveSource): boolean | null {
  const games = [...(schedule?.values() ?? []), ...(bracket?.values() ?? [])];
  const live = liveByState(onClock, schedule ?? noMatches, placesOf(tournament));
  const isElsewhere = schedule !== null && isOnByClock(live, schedule);
  const saidIf = (guess: boolean) => isPlayOn({ games, guess, isElsewhere, isStopped });
  return saidIf(true) === saidIf(false) ? saidIf(true) : null;
}
