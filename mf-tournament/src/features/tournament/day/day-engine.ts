import { timeOf, type BracketGame, type GameId, type Match, type MatchId, type Tournament } from '@courtside/domain';
import {
  courtsOf,
  dayNow,
  expectedTimes,
  playableBracket,
  plannedDay,
  toldStart,
  type CourtOfDay,
  type ExpectedTime,
  type PlannedGame,
  type StoredPlan,
} from '@courtside/domain/day';
import { playClock, wallClock, type ExpectedStart } from '@courtside/tournament-ui';
import type { DayView } from './day-view';

/*
 * All that a page needs on a day of play and on no other: it is fetched then, in one piece.
 */
export { CourtsNow } from './courts-now';

export interface DaySource {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  readonly stored: StoredPlan | null;
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** What the plan, the states and the clock say together. */
export function dayView({ tournament, matches, games, stored, instant }: DaySource): DayView {
  const bracket = games.size > 0 ? playableBracket(tournament, games) : null;
  const plan = plannedDay({ tournament, matches, bracket, games, stored });
  const now = { instant, minutes: playClock(tournament.startDate, wallClock(instant, tournament.timeZone ?? undefined)) };
  const times = expectedTimes(plan, now);
  const isRun = runCourts(plan.games.values());
  const today = dayNow(plan, now);
  const courts = today === null ? [] : courtsOf(plan, today);
  // A plan that was changed before the first call counts as much: what stands in the schedule is wrong then.
  const isToday = courts.some(({ games: own }) => own.some((game) => isRun(game) || isMoved(game)));
  const ahead = [...times].flatMap(([id, time]) => {
    const game = plan.games.get(id);
    return game ? [{ game, time }] : [];
  });
  ahead.sort((a, b) => a.time.start - b.time.start);
  return {
    expected: new Map(ahead.flatMap(({ game, time }) => (isRun(game) || isMoved(game) ? [[game.id, told(game, time)] as const] : []))),
    courts: isToday ? courts.map((court) => ({ ...court, late: lateOf(court, times) })) : [],
    nextOf: (teamId) => {
      const next = ahead.find(({ game }) => game.teams.includes(teamId));
      return next
        ? { game: next.game, inMinutes: next.time.isOn ? 0 : Math.max(0, Math.ceil(startOf(next.game, next.time) - now.minutes)) }
        : null;
    },
    dutyOf: (name) => ahead.find(({ game, time }) => game.referee === name && !time.isOn)?.game ?? null,
  };
}

const isMoved = ({ start, court, home }: PlannedGame): boolean => start !== home.start || court !== home.court;

/** Whether the court of a game is run from the board on its day. */
function runCourts(games: Iterable<PlannedGame>): (game: PlannedGame) => boolean {
  const key = ({ court, day }: PlannedGame) => `${day} ${court}`;
  const run = new Set([...games].filter(({ state }) => state.play && state.play.state !== 'planned').map(key));
  return (game) => run.has(key(game));
}

const startOf = (game: PlannedGame, time: ExpectedTime): number => toldStart(game, time) ?? game.start;

function told(game: PlannedGame, time: ExpectedTime): ExpectedStart {
  const late = toldStart(game, time);
  return {
    time: timeOf(late ?? game.start).time,
    planned: timeOf(game.home.start).time,
    courtLetter: game.courtLetter,
    isLate: late !== null,
    isMoved: isMoved(game),
    isOn: time.isOn,
  };
}

/** In minutes as they are, like the board's: only the times of games are rounded. */
function lateOf({ current, queue }: CourtOfDay, times: ReadonlyMap<string, ExpectedTime>): number {
  const next = [...(current ? [current] : []), ...queue].find(({ id }) => times.has(id) && !times.get(id)?.isOn);
  const time = next && times.get(next.id);
  return next && time && toldStart(next, time) !== null ? Math.round(time.late) : 0;
}
