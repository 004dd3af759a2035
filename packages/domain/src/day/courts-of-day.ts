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

/** Whether the result of a game waits for an organiser: it ended on the board, and nobody has confirmed it. Scores that were typed in wait for nothing. */
export const waitsForOrganizer = ({ phase, state }: Pick<PlannedGame, 'phase' | 'state'>): boolean =>
  phase === 'finished' && Boolean(state.play?.clock);

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
 * What a court is about: the game that is played; else the one that ended here last and waits to be confirmed, so that nobody walks away from it; else
 * the one that was called, else the first that is left. Scores that were typed in wait for nothing.
 */
function now(games: readonly PlannedGame[]): Pick<CourtOfDay, 'current' | 'queue'> {
  const open = games.filter((game) => !isOver(game));
  const ended = [lastPlayed(games), lastForfeited(games)].find((game) => game?.phase === 'finished');
  const current = open.find(isOn) ?? ended ?? open.find(({ phase }) => phase === 'called') ?? open[0] ?? null;
  return { current, queue: open.filter((game) => game !== current) };
}

/** The game whose clock stopped last, wherever it stands in the plan: what is played out of its turn, or before a forfeit of the afternoon, is confirmed, too. */
function lastPlayed(games: readonly PlannedGame[]): PlannedGame | null {
  const stop = ({ state: { play } }: PlannedGame) => play?.clock?.pausedAt ?? play?.clock?.startedAt ?? 0;
  const played = games.filter((game) => isOver(game) && game.state.play?.clock);
  return played.reduce<PlannedGame | null>((last, game) => (last === null || stop(game) >= stop(last) ? game : last), null);
}

/** The last game that was decided without play and whose turn has come: what a team forfeits that has left is confirmed when its time is there. */
function lastForfeited(games: readonly PlannedGame[]): PlannedGame | null {
  const next = games.findIndex((game) => !isOver(game));
  const past = next < 0 ? games : games.slice(0, next);
  const last = past.filter(({ state }) => state.play?.state === 'finished').at(-1);
  return last && !last.state.play?.clock ? last : null;
}
