import { MINUTES_PER_DAY } from '../schedule';
import { listCourtsNow } from './court-now';
import { dayNow, expectedTimes } from './expected-times';
import { isToCome, type GameState } from './game-state';
import { gameStates, type ShowsTime } from './game-states';
import { heldUntil } from './held';
import { isPlayOn } from './is-play-on';
import { getLateness } from './get-lateness';
import { isOver, type DayPlan, type PlannedGame, type PlanNow } from './plan-types';
import { listExpectedStarts } from './expected-starts';

export interface WallGame {
  readonly game: PlannedGame;
  readonly state: GameState;
  /** Its expected start, `HH:MM`. */
  readonly time: string;
  /** Later than planned. */
  readonly isLate: boolean;
  /** That time is now or has passed, and the teams are not called: the game begins as soon as its court is free. */
  readonly isSoon: boolean;
}

export interface WallCourt {
  readonly letter: string;
  readonly isClosed: boolean;
  /** How many minutes late its next game is. */
  readonly late: number;
  readonly now: WallGame | null;
  readonly next: readonly WallGame[];
}

export interface WallDay {
  /** The courts of today; none on a day without games, and after the last game of the day. */
  readonly courts: readonly WallCourt[];
  /** Games to come on all courts, in their expected order. */
  readonly ahead: readonly WallGame[];
  /** Finished games, the last first. */
  readonly results: readonly PlannedGame[];
  readonly played: number;
  readonly total: number;
  /** When play continues, `HH:MM`; null without a stop. */
  readonly heldUntil: string | null;
  /** Whether a game is in play, see `isPlayOn`. */
  readonly isLive: boolean;
  /** The state of every game of the plan. */
  readonly states: ReadonlyMap<string, GameState>;
}

/** Whether the game of a court has begun, on the board or by the clock, so that it has a score to show. */
export const hasBegun = ({ game, state }: WallGame): boolean => !isToCome(state) && game.phase !== 'called';

/** Returns the content of the wall screen for a day of play; on an evening without games, the next games and the last results. */
export function wallDay(plan: DayPlan, now: PlanNow, showsTime: ShowsTime): WallDay {
  const times = expectedTimes(plan, now);
  const starts = listExpectedStarts(plan, times);
  const until = heldUntil(plan, now);
  const states = gameStates(plan, now, showsTime);
  const wallGame = (game: PlannedGame): WallGame => {
    const start = starts.get(game.id);
    const shown = start ? game.home.start + start.shift : game.start;
    return {
      game,
      state: states.get(game.id) ?? 'planned',
      time: start?.time ?? game.time,
      isLate: start?.isLate ?? false,
      isSoon: shown <= now.minutes,
    };
  };
  const day = dayNow(plan, now);
  const isToday = day !== null && day * MINUTES_PER_DAY <= now.minutes;
  const courts = (
    isToday && showsTime({ kind: 'match' }) ? listCourtsNow(plan, day, { states, minutes: now.minutes, isShown: showsTime }) : []
  ).map(({ letter, isClosed, current, queue }): WallCourt => ({
    ...{ letter, isClosed, late: getLateness({ current, queue }, times) },
    ...{ now: current && wallGame(current), next: queue.map(wallGame) },
  }));
  const games = [...plan.games.values()];
  const over = games.filter(isOver);
  const onCourt = new Set(courts.flatMap((court) => (court.now && !isToCome(court.now.state) ? [court.now.game.id] : [])));
  const ahead = [...times]
    .sort(([, one], [, other]) => one.start - other.start)
    .flatMap(([id, { start }]) => {
      const game = plan.games.get(id);
      // A game of a past day that was never played is no longer awaited.
      // On a court that only the clock follows, a game whose time is over only lacks its score.
      const isAwaited =
        game &&
        !onCourt.has(id) &&
        states.get(id) !== 'pending' &&
        (day === null || game.day >= day) &&
        start + MINUTES_PER_DAY / 2 > now.minutes;
      return game && isAwaited && !isOver(game) ? [wallGame(game)] : [];
    });
  return {
    courts,
    ahead,
    results: over
      .filter(({ state }) => state.play?.ending !== 'cancelled')
      .map((game) => ({ game, end: getEnd(game, now) }))
      // Results that were typed in early all end now: the one that is planned last comes first.
      .sort((one, other) => other.end - one.end || other.game.start - one.game.start)
      .map(({ game }) => game),
    played: over.length,
    total: games.length,
    heldUntil: until,
    isLive: isPlayOn({ games: games.filter(showsTime), states, day, minutes: now.minutes, isStopped: until !== null }),
    states,
  };
}

/** Returns when a game ended, in minutes on the plan's clock, or its planned end. */
function getEnd({ start, length, state }: PlannedGame, { instant, minutes }: PlanNow): number {
  const stop = state.play?.clock?.pausedAt ?? null;
  return Math.min(minutes, stop === null ? start + length : minutes + (stop - instant) / 60_000);
}
