import { isOn, isOver, type DayPlan, type PlannedGame } from './plan-types';

/** One court on one day, in the order of play. */
export interface CourtOfDay {
  readonly court: number;
  readonly letter: string;
  readonly isClosed: boolean;
  readonly games: readonly PlannedGame[];
  /** What the court is about now; null when all of its games are over. */
  readonly current: PlannedGame | null;
  /** What follows, without the game of now. */
  readonly queue: readonly PlannedGame[];
}

/** Days after the first on which there are games. */
export const daysOf = ({ games }: DayPlan): readonly number[] =>
  [...new Set([...games.values()].map(({ day }) => day))].sort((a, b) => a - b);

/** The courts of one day: those with games, and those that are open or closed without. */
export function courtsOf({ courts }: DayPlan, day: number): readonly CourtOfDay[] {
  return courts.flatMap(({ court, letter, isClosed, games }) => {
    const own = games.filter((game) => game.day === day);
    return own.length === 0 && !isClosed ? [] : [{ court, letter, isClosed, games: own, ...now(own) }];
  });
}

/**
 * What a court is about: the game that is played; else the last one that ended here and waits to be confirmed, so that nobody walks away from it; else
 * the one that was called, else the first that is left. Scores that were typed in wait for nothing.
 */
function now(games: readonly PlannedGame[]): Pick<CourtOfDay, 'current' | 'queue'> {
  const open = games.filter((game) => !isOver(game));
  const last = games.filter((game) => isOver(game) && game.state.play?.state === 'finished').at(-1);
  const ended = last?.phase === 'finished' ? last : undefined;
  const current = open.find(isOn) ?? ended ?? open.find(({ phase }) => phase === 'called') ?? open[0] ?? null;
  return { current, queue: open.filter((game) => game !== current) };
}
