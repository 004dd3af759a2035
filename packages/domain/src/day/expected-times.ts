import { isRunFromBoard } from '../entities';
import { listEndedGames } from '../entities/series';
import { clockAt } from './clock';
import { isOverdue } from './game-state';
import { NIGHT } from './plan-time';
import { getPlayLength, isAhead, isOn, isOver, isStopped, isWaiting, type DayPlan, type PlanNow, type PlannedGame } from './plan-types';
import { playThrough, type GameEnd } from './play-through';

/** When a game is expected to be played, in minutes from the midnight before the first day. */
export interface ExpectedTime {
  readonly start: number;
  readonly end: number;
  /** Minutes after its planned start. */
  readonly late: number;
  /** It is on court. */
  readonly isOn: boolean;
  /** Its planned time has passed, its teams are not called, and its court is run from the board. */
  readonly isOverdue: boolean;
}

/**
 * Returns when each game that is not over is expected to be played; games left from a past day are left out. Each court falls behind on its
 * own: because of the game on it, a game that was not started, teams that still play elsewhere, or bracket games whose teams are not known
 * yet. Nothing begins during a stop. On a court that is not run from the board on a day (no game was called there), games are expected as
 * planned. No game is expected earlier than planned: people come at the published time.
 */
export function expectedTimes(plan: DayPlan, now: PlanNow): ReadonlyMap<string, ExpectedTime> {
  const isRun = runCourts(plan);
  const isPast = pastDays(plan, now);
  const resumed = isStopped(plan, now) ? plan.resumeAt! : 0;
  const begun = [...plan.games.values()].flatMap((game) => getGameEnd(game, now, resumed) ?? []);
  const starts = playThrough({
    queues: plan.courts.map(({ games }) => games.filter((game) => isAhead(game) && !isPast(game.day))),
    wanted: (game) => Math.max(game.start, resumed, isRun(game) ? now.minutes : 0),
    begun,
  });
  const expected = new Map<string, ExpectedTime>();
  const isLate = (game: PlannedGame) => isOverdue({ phase: game.phase, start: game.start, isRun: isRun(game) }, now.minutes);
  const tell = (game: PlannedGame, start: number, end: number) =>
    expected.set(game.id, { start, end, late: Math.max(0, start - game.start), isOn: isOn(game), isOverdue: isLate(game) });
  for (const { game, end } of begun) if (isOn(game)) tell(game, begunAt(game, now), end);
  for (const game of plan.games.values()) {
    const start = isAhead(game) && !isPast(game.day) ? (starts.get(game.id) ?? game.start) : null;
    if (start !== null) tell(game, start, start + game.length);
  }
  return expected;
}

/** Returns whether the games of a court on a day are run from the board: at least one was called there. */
export function runCourts({ games }: DayPlan): (game: PlannedGame) => boolean {
  const key = ({ court, day }: PlannedGame) => `${court} ${day}`;
  const run = new Set([...games.values()].filter(({ state }) => isRunFromBoard(state)).map(key));
  return (game) => run.has(key(game));
}

/** Returns whether a day is past: six hours after its last game, the games that are left are no longer awaited. */
function pastDays({ games }: DayPlan, now: PlanNow): (day: number) => boolean {
  const ends = new Map<number, number>();
  for (const game of games.values()) {
    const start = Math.max(game.start, isOn(game) ? begunAt(game, now) : 0);
    ends.set(game.day, Math.max(ends.get(game.day) ?? 0, start + game.length + NIGHT));
  }
  return (day) => (ends.get(day) ?? 0) < now.minutes;
}

/** Returns the current or the next day of play: the first with games left; null after the last game. */
export function dayNow(plan: DayPlan, now: PlanNow): number | null {
  const isPast = pastDays(plan, now);
  const days = [...plan.games.values()].filter((game) => !isOver(game) && !isPast(game.day)).map(({ day }) => day);
  return days.length > 0 ? Math.min(...days) : null;
}

const toWallMinutes = (instant: number, now: PlanNow): number => now.minutes + (instant - now.instant) / 60_000;

/** Returns when a game began. The clock of a series is that of one of its games: those before it are taken to have had their time. */
function begunAt(game: PlannedGame, now: PlanNow): number {
  const { clock, games = [] } = game.state.play ?? {};
  const before = games.length - Number(isWaiting(game));
  return clock ? toWallMinutes(clock.startedAt - clock.playedMs, now) - before * getPlayLength(game) : game.start;
}

/** Returns when a game that has begun ends or ended, by its clock. */
export function getGameEnd(game: PlannedGame, now: PlanNow, resumed = 0): GameEnd | null {
  const clock = game.state.play?.clock;
  if (isOver(game)) {
    const ended = clock?.pausedAt ?? null;
    return ended === null ? null : { game, end: Math.min(now.minutes, toWallMinutes(ended, now)) };
  }
  const isPlaying = !isWaiting(game);
  if (!isOn(game) || (isPlaying && !clock)) return null;
  // Between two games of a series the clock is the one of the last game.
  const { isRunning, leftMs } = isPlaying ? clockAt(clock!, now.instant) : { isRunning: false, leftMs: 0 };
  // As many games of a series follow as there may be.
  const follow = (game.bestOf ?? 1) - listEndedGames(game.state).length - Number(isPlaying);
  return { game, end: Math.max(now.minutes, isRunning ? 0 : resumed) + Math.max(0, leftMs) / 60_000 + follow * getPlayLength(game) };
}

/** A shorter delay, in minutes, is not shown while the planned time has not passed. */
const WORTH_TELLING = 3;
const ABOUT = 5;

/**
 * Returns the expected start to show next to the planned time, rounded to five minutes because it is an estimate, and later than planned.
 * Null if the game is about on time or on court. A game whose time passes without a call is late from that minute.
 */
export function getStartToShow(game: PlannedGame, expected: ExpectedTime | undefined): number | null {
  if (!expected || expected.isOn || (expected.late < WORTH_TELLING && !expected.isOverdue)) return null;
  const about = Math.round(expected.start / ABOUT) * ABOUT;
  if (about > game.start) return about;
  return expected.isOverdue ? (Math.floor(game.start / ABOUT) + 1) * ABOUT : null;
}
