import type { BracketGame, GameId, Match, MatchId, Team, Tournament } from '@courtside/domain';
import {
  courtsOf,
  dayNow,
  expectedTimes,
  followedGames,
  heldUntil,
  playableBracket,
  plannedDay,
  toldStart,
  toldStarts,
  type ExpectedTime,
  type PlannedGame,
  type StoredPlan,
} from '@courtside/domain/day';
import { lateOf } from '@courtside/domain/wall';
import { playClock, wallClock } from '@courtside/tournament-ui';
import type { DayView, TeamDue } from './day-view';

/*
 * All that a page needs on a day of play and on no other: it is fetched then, in one piece.
 */
export { CourtsNow } from './courts-now';
export { MyDay } from './my-day';

export interface DaySource {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  readonly stored: StoredPlan | null;
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** What the plan, the states and the clock say together. */
export function dayView({ tournament, teams, matches, games, stored, instant }: DaySource): DayView {
  const bracket = games.size > 0 ? playableBracket(tournament, games) : null;
  const plan = plannedDay({ tournament, matches, bracket, games, stored, teams });
  const now = { instant, minutes: playClock(tournament.startDate, wallClock(instant, tournament.timeZone ?? undefined)) };
  const times = expectedTimes(plan, now);
  const isFollowed = followedGames(plan);
  const today = dayNow(plan, now);
  const courts = today === null ? [] : courtsOf(plan, today);
  // A plan that was changed before the first call counts as much: what stands in the schedule is wrong then.
  const isToday = courts.some(({ games: own }) => own.some(isFollowed));
  const ahead = [...times].flatMap(([id, time]) => {
    const game = plan.games.get(id);
    return game ? [{ game, time }] : [];
  });
  ahead.sort((a, b) => a.time.start - b.time.start);
  const dueOf = (kind: TeamDue['kind'], { game, time }: (typeof ahead)[number]): TeamDue => ({
    kind,
    game,
    inMinutes: time.isOn ? 0 : Math.max(0, Math.ceil(startOf(game, time) - now.minutes)),
  });
  return {
    expected: toldStarts(plan, times),
    courts: isToday ? courts.map((court) => ({ ...court, late: lateOf(court, times) })) : [],
    heldUntil: heldUntil(plan, now),
    duesOf: (teamId) =>
      ahead.flatMap((one) => {
        if (one.game.teams.includes(teamId)) return [dueOf('play', one)];
        return one.game.refereeTeam === teamId ? [dueOf('referee', one)] : [];
      }),
  };
}

const startOf = (game: PlannedGame, time: ExpectedTime): number => toldStart(game, time) ?? game.start;
