import { toScheduleTime } from '../schedule';
import { runCourts, getStartToShow, type ExpectedTime } from './expected-times';
import type { DayPlan, PlannedGame } from './plan-types';

/** The expected start of a game, as shown next to the planned time. Times are `HH:MM` on the tournament's clock. */
export interface ExpectedStart {
  readonly time: string;
  /** The time in the schedule, which may differ from that of the current plan. */
  readonly planned: string;
  /** Minutes between the two; negative if it begins earlier. */
  readonly shift: number;
  /** Its court in the current plan. */
  readonly courtLetter: string;
  /** The expected time is approximate and later than planned. */
  readonly isLate: boolean;
  /** The plan has moved it to another time or court than the schedule. */
  readonly isMoved: boolean;
  /** It is on court. */
  readonly isOn: boolean;
}

const isMoved = ({ start, court, home }: PlannedGame): boolean => start !== home.start || court !== home.court;

/**
 * Returns whether a game has more to show than its place in the schedule: its court is run from the board on its day, or the plan has moved
 * it.
 */
export function followedGames(plan: DayPlan): (game: PlannedGame) => boolean {
  const isRun = runCourts(plan);
  return (game) => isRun(game) || isMoved(game);
}

/**
 * Returns the expected starts of the games that are not over, in their expected order; without games that only the schedule knows about.
 * @param times see `expectedTimes`
 */
export function listExpectedStarts(plan: DayPlan, times: ReadonlyMap<string, ExpectedTime>): ReadonlyMap<string, ExpectedStart> {
  const isFollowed = followedGames(plan);
  const ahead = [...times].sort(([, one], [, other]) => one.start - other.start);
  return new Map(
    ahead.flatMap(([id, time]) => {
      const game = plan.games.get(id);
      return game && isFollowed(game) ? [[id, toExpectedStart(game, time)] as const] : [];
    }),
  );
}

function toExpectedStart(game: PlannedGame, time: ExpectedTime): ExpectedStart {
  const late = getStartToShow(game, time);
  return {
    time: toScheduleTime(late ?? game.start).time,
    planned: toScheduleTime(game.home.start).time,
    shift: (late ?? game.start) - game.home.start,
    courtLetter: game.courtLetter,
    isLate: late !== null,
    isMoved: isMoved(game),
    isOn: time.isOn,
  };
}
