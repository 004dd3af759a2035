import { expectedTimes } from './expected-times';
import { busyTeams, isOver, knownTeams, type DayPlan, type PlanNow, type PlannedGame } from './plan-types';

/** Two games of a day that a team plays one after the other. */
export interface TeamGames {
  readonly teamId: string;
  readonly games: readonly [string, string];
}

/** Figures of a plan, for the people who decide about it. */
export interface PlanFigures {
  /** The expected end of each day that is not over. */
  readonly ends: readonly { readonly day: number; readonly end: number }[];
  /** The shortest time between two games of a team on one day; null if no team plays twice. */
  readonly shortestRest: (TeamGames & { readonly minutes: number }) | null;
  /** Teams that would play or referee two games at once. */
  readonly doubleBookings: readonly TeamGames[];
}

/** Returns the figures of the games that are left in a plan. */
export function planFigures(plan: DayPlan, now: PlanNow): PlanFigures {
  const ends = new Map<number, number>();
  for (const [id, { end }] of expectedTimes(plan, now)) {
    const { day } = plan.games.get(id)!;
    ends.set(day, Math.max(ends.get(day) ?? 0, Math.ceil(end)));
  }
  const left = [...plan.games.values()].filter((game) => !isOver(game));
  return {
    ends: [...ends].map(([day, end]) => ({ day, end })).sort((a, b) => a.day - b.day),
    shortestRest: gapsIn(left, knownTeams)
      .filter(({ minutes }) => minutes >= 0)
      .reduce<PlanFigures['shortestRest']>((least, one) => (least && least.minutes <= one.minutes ? least : one), null),
    doubleBookings: gapsIn(left, busyTeams)
      .filter(({ minutes }) => minutes < 0)
      .map(({ teamId, games }) => ({ teamId, games })),
  };
}

/** Returns the planned minutes between successive games of a team on a day; negative if they overlap. */
function gapsIn(
  games: readonly PlannedGame[],
  teamsOf: (game: PlannedGame) => readonly string[],
): (TeamGames & { readonly minutes: number })[] {
  const last = new Map<string, PlannedGame>();
  return [...games]
    .sort((a, b) => a.start - b.start)
    .flatMap((game) =>
      teamsOf(game).flatMap((teamId) => {
        const before = last.get(teamId);
        if (!before || getEnd(before) <= getEnd(game)) last.set(teamId, game);
        if (!before || before.day !== game.day) return [];
        return [{ teamId, games: [before.id, game.id] as const, minutes: game.start - getEnd(before) }];
      }),
    );
}

const getEnd = ({ start, length }: PlannedGame): number => start + length;

/** Returns the rest that a new order has to keep: the shortest between these games, at most the length of a game. */
export function getShortestRest(games: readonly PlannedGame[]): number {
  const rests = gapsIn(games, knownTeams).map(({ minutes }) => minutes);
  const [first] = games;
  return rests.length === 0 || !first ? 0 : Math.max(0, Math.min(first.length + 2 * first.interval, ...rests));
}
