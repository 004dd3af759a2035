import { isRunFromBoard } from '../entities';
import { clockAt } from './clock';
import { isOverdue } from './game-state';
import { NIGHT } from './plan-time';
import { isAhead, isOn, isOver, isStopped, type DayPlan, type PlanNow, type PlannedGame } from './plan-types';
import { playThrough, type GameEnd } from './play-through';

/** When a game will be played, as it looks now; in minutes from the midnight before the first day. */
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
 * When each game that is not over will be played, as it looks now; nothing of what was never played on a day that is behind. Each court falls behind alone: by the game that runs on it, by one that was not
 * started, by teams that still play elsewhere, by bracket games whose teams are not known before. Nothing begins before play goes on after a stop.
 * A court on which nobody has called a game on a day is not run from the board: its games are expected as they are planned. No game is expected
 * earlier than it is planned: people come by the published time.
 */
export function expectedTimes(plan: DayPlan, now: PlanNow): ReadonlyMap<string, ExpectedTime> {
  const isRun = runCourts(plan);
  const isPast = pastDays(plan, now);
  const resumed = isStopped(plan, now) ? plan.resumeAt! : 0;
  const begun = [...plan.games.values()].flatMap((game) => endOf(game, now, resumed) ?? []);
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

/** Whether the games of a court on a day are run from the board: one was called there. */
export function runCourts({ games }: DayPlan): (game: PlannedGame) => boolean {
  const key = ({ court, day }: PlannedGame) => `${court} ${day}`;
  const run = new Set([...games.values()].filter(({ state }) => isRunFromBoard(state)).map(key));
  return (game) => run.has(key(game));
}

/** Whether a day is behind: six hours after its last game nobody waits for what is left of it. */
function pastDays({ games }: DayPlan, now: PlanNow): (day: number) => boolean {
  const ends = new Map<number, number>();
  for (const game of games.values()) {
    const start = Math.max(game.start, isOn(game) ? begunAt(game, now) : 0);
    ends.set(game.day, Math.max(ends.get(game.day) ?? 0, start + game.length + NIGHT));
  }
  return (day) => (ends.get(day) ?? 0) < now.minutes;
}

/** The day of play that is on, or the next one: the first on which something is left; null after the last game. */
export function dayNow(plan: DayPlan, now: PlanNow): number | null {
  const isPast = pastDays(plan, now);
  const days = [...plan.games.values()].filter((game) => !isOver(game) && !isPast(game.day)).map(({ day }) => day);
  return days.length > 0 ? Math.min(...days) : null;
}

const wallOf = (instant: number, now: PlanNow): number => now.minutes + (instant - now.instant) / 60_000;

function begunAt({ start, state }: PlannedGame, now: PlanNow): number {
  const clock = state.play?.clock;
  return clock ? wallOf(clock.startedAt - clock.playedMs, now) : start;
}

/** When a game that has begun ends or has ended, as far as its clock tells it. */
export function endOf(game: PlannedGame, now: PlanNow, resumed = 0): GameEnd | null {
  const clock = game.state.play?.clock;
  if (isOver(game)) {
    const ended = clock?.pausedAt ?? null;
    return ended === null ? null : { game, end: Math.min(now.minutes, wallOf(ended, now)) };
  }
  if (!isOn(game) || !clock) return null;
  const { isRunning, leftMs } = clockAt(clock, now.instant);
  return { game, end: Math.max(now.minutes, isRunning ? 0 : resumed) + Math.max(0, leftMs) / 60_000 };
}

/** For less than this nobody is told that a game comes later, while its planned time has not passed. */
const WORTH_TELLING = 3;
const ABOUT = 5;

/**
 * What is told beside the planned time, rounded to five minutes as nobody knows it better, and after the planned one. Null where a game comes about as
 * planned, and of one that is on court; a game whose time passes without a call is late from that minute.
 */
export function toldStart(game: PlannedGame, expected: ExpectedTime | undefined): number | null {
  if (!expected || expected.isOn || (expected.late < WORTH_TELLING && !expected.isOverdue)) return null;
  const about = Math.round(expected.start / ABOUT) * ABOUT;
  if (about > game.start) return about;
  return expected.isOverdue ? (Math.floor(game.start / ABOUT) + 1) * ABOUT : null;
}
