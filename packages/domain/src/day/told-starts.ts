import { timeOf } from '../schedule';
import { runCourts, toldStart, type ExpectedTime } from './expected-times';
import type { DayPlan, PlannedGame } from './plan-types';

/** When a game is expected to begin, as it is told beside the planned time. Times are `HH:MM` on the tournament's clock. */
export interface ToldStart {
  readonly time: string;
  /** Where the schedule has it, which may be another time than the plan as it goes. */
  readonly planned: string;
  /** Minutes between the two; below 0 where it begins earlier. */
  readonly shift: number;
  /** Where it is played by the plan as it goes. */
  readonly courtLetter: string;
  /** It is expected about then, later than planned. */
  readonly isLate: boolean;
  /** The plan has put it at another time or on another court than the schedule. */
  readonly isMoved: boolean;
  /** It is on court. */
  readonly isOn: boolean;
}

const isMoved = ({ start, court, home }: PlannedGame): boolean => start !== home.start || court !== home.court;

/** Whether there is more to tell of a game than the schedule says: its court is run from the board on its day, or the plan has moved it. */
export function followedGames(plan: DayPlan): (game: PlannedGame) => boolean {
  const isRun = runCourts(plan);
  return (game) => isRun(game) || isMoved(game);
}

/**
 * What is told of the games that are not over, in the order in which they are expected; nothing of those that only the schedule speaks of.
 * @param times see `expectedTimes`
 */
export function toldStarts(plan: DayPlan, times: ReadonlyMap<string, ExpectedTime>): ReadonlyMap<string, ToldStart> {
  const isFollowed = followedGames(plan);
  const ahead = [...times].sort(([, one], [, other]) => one.start - other.start);
  return new Map(
    ahead.flatMap(([id, time]) => {
      const game = plan.games.get(id);
      return game && isFollowed(game) ? [[id, told(game, time)] as const] : [];
    }),
  );
}

function told(game: PlannedGame, time: ExpectedTime): ToldStart {
  const late = toldStart(game, time);
  return {
    time: timeOf(late ?? game.start).time,
    planned: timeOf(game.home.start).time,
    shift: (late ?? game.start) - game.home.start,
    courtLetter: game.courtLetter,
    isLate: late !== null,
    isMoved: isMoved(game),
    isOn: time.isOn,
  };
}
