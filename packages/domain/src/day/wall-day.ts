import { isRunFromBoard } from '../entities';
import { MINUTES_PER_DAY } from '../schedule';
import { courtsOf, type CourtOfDay } from './courts-of-day';
import { dayNow, expectedTimes } from './expected-times';
import { heldUntil } from './held';
import { lateOf } from './late-of';
import type { DayPlan, PlannedGame, PlanNow } from './plan-types';
import { toldStarts } from './told-starts';

/** Where a game stands for those who watch: by its state, or by the clock where nobody runs its court from the board. */
export type WallPhase = 'live' | 'paused' | 'called' | 'next' | 'pending' | 'over';

export interface WallGame {
  readonly game: PlannedGame;
  readonly phase: WallPhase;
  /** `HH:MM` at which it begins, as far as that is known now. */
  readonly time: string;
  /** Later than planned. */
  readonly isLate: boolean;
}

export interface WallCourt {
  readonly letter: string;
  readonly isClosed: boolean;
  /** Minutes that its next game comes late. */
  readonly late: number;
  readonly now: WallGame | null;
  readonly next: readonly WallGame[];
}

export interface WallDay {
  /** The courts of today; none on a day without games, and after the last of them. */
  readonly courts: readonly WallCourt[];
  /** Games to come on all courts, in the order in which they are expected. */
  readonly ahead: readonly WallGame[];
  /** Games that are over, the last first. */
  readonly results: readonly PlannedGame[];
  readonly played: number;
  readonly total: number;
  /** `HH:MM` at which play goes on; null while nothing is stopped. */
  readonly heldUntil: string | null;
  /** Somebody watches a game, or is called to one. */
  readonly isLive: boolean;
}

/** So long after its slot the result of a game stands on a court that only the clock knows of. */
const RESULT_STANDS = 20;

const isOver = ({ phase }: PlannedGame): boolean => phase === 'finished' || phase === 'confirmed';
const isRun = ({ games }: CourtOfDay): boolean => games.some(({ state }) => isRunFromBoard(state));

const phases = { planned: 'next', called: 'called', playing: 'live', paused: 'paused', finished: 'over', confirmed: 'over' } as const;

/** Whether visitors are told when a game is played. */
export type ShowsTime = (game: Pick<PlannedGame, 'kind'>) => boolean;

/** What a screen says of a day of play; for an evening without games, what comes next and what was. */
export function wallDay(plan: DayPlan, now: PlanNow, showsTime: ShowsTime): WallDay {
  const times = expectedTimes(plan, now);
  const told = toldStarts(plan, times);
  const until = heldUntil(plan, now);
  const wallGame = (game: PlannedGame, phase: WallPhase = phases[game.phase]): WallGame => ({
    game,
    phase,
    time: told.get(game.id)?.time ?? game.time,
    isLate: told.get(game.id)?.isLate ?? false,
  });
  const day = dayNow(plan, now);
  const isToday = day !== null && day * MINUTES_PER_DAY <= now.minutes;
  const courts = (isToday && showsTime({ kind: 'match' }) ? courtsOf(plan, day) : []).map((court): WallCourt => {
    const { letter, isClosed } = court;
    const { current, queue, phase } = isRun(court)
      ? { ...court, phase: undefined }
      : byClock(court.games.filter(showsTime), now.minutes, until !== null);
    return {
      letter,
      isClosed,
      late: lateOf({ current, queue }, times),
      now: current && wallGame(current, phase),
      next: queue.map((game) => wallGame(game)),
    };
  });
  const games = [...plan.games.values()];
  const over = games.filter(isOver);
  const onCourt = new Set(courts.flatMap((court) => (court.now && court.now.phase !== 'next' ? [court.now.game.id] : [])));
  const ahead = [...times]
    .sort(([, one], [, other]) => one.start - other.start)
    .flatMap(([id, { start }]) => {
      const game = plan.games.get(id);
      // What was never played is awaited no more on a later day.
      const isAwaited = game && !onCourt.has(id) && (day === null || game.day >= day) && start + MINUTES_PER_DAY / 2 > now.minutes;
      return game && isAwaited && !isOver(game) ? [wallGame(game, game.phase === 'called' ? 'called' : 'next')] : [];
    });
  return {
    courts,
    ahead,
    results: over
      .filter(({ state }) => state.play?.ending !== 'cancelled')
      .map((game) => ({ game, end: endOf(game, now) }))
      // Results that were typed in before their time have all ended now: the last planned comes first.
      .sort((one, other) => other.end - one.end || other.game.start - one.game.start)
      .map(({ game }) => game),
    played: over.length,
    total: games.length,
    heldUntil: until,
    isLive: courts.some((court) => court.now?.phase === 'live' || court.now?.phase === 'paused' || court.now?.phase === 'called'),
  };
}

/** Minutes of the plan's clock at which a game ended, or would have by the plan. */
function endOf({ start, length, state }: PlannedGame, { instant, minutes }: PlanNow): number {
  const stop = state.play?.clock?.pausedAt ?? null;
  return Math.min(minutes, stop === null ? start + length : minutes + (stop - instant) / 60_000);
}

/** A court of which only the clock knows: the game whose time it is, which stands while everything is stopped, or the last one until its result is there and was seen. */
function byClock(games: readonly PlannedGame[], minutes: number, stands: boolean) {
  const queue = games.filter((game) => game.start > minutes && !isOver(game));
  const last = games.filter((game) => game.start <= minutes && game.hasTeams).at(-1);
  if (last) {
    const end = last.start + last.length;
    const phase: WallPhase = isOver(last) ? 'over' : minutes >= end ? 'pending' : stands ? 'paused' : 'live';
    if (phase !== 'over' || queue.length === 0 || minutes < end + RESULT_STANDS) return { current: last, queue, phase };
  }
  return { current: queue[0] ?? null, queue: queue.slice(1), phase: undefined };
}
