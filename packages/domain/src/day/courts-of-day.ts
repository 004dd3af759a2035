import { hasCourt, isOn, isOver, type DayPlan, type PlannedGame } from './plan-types';

/** One court on one day, in the order of play. */
export interface CourtOfDay {
  readonly court: number;
  readonly letter: string;
  readonly isClosed: boolean;
  readonly games: readonly PlannedGame[];
  /** The current game of the court; null when all of its games are over. */
  readonly current: PlannedGame | null;
  /** The games after the current one. */
  readonly queue: readonly PlannedGame[];
}

/**
 * Whether the result of a game waits for an organizer: it ended on the board and is not confirmed. Results that were typed in need no
 * confirmation.
 */
export const waitsForOrganizer = ({ phase, state }: Pick<PlannedGame, 'phase' | 'state'>): boolean =>
  phase === 'finished' && Boolean(state.play?.clock);

/** Returns the days with games, counted from the first day. */
export const listDays = ({ games }: DayPlan): readonly number[] =>
  [...new Set([...games.values()].map(({ day }) => day))].sort((a, b) => a - b);

/** Returns the courts of one day: those with games, and closed ones of the day without. */
export function listCourts(plan: DayPlan, day: number): readonly CourtOfDay[] {
  return plan.courts.flatMap(({ court, letter, isClosed, games }) => {
    const own = games.filter((game) => game.day === day);
    return own.length === 0 && !(isClosed && hasCourt(plan, day, court)) ? [] : [{ court, letter, isClosed, games: own, ...now(own) }];
  });
}

/**
 * Returns the current game of a court: the game in play; else the game that ended here last and is not confirmed, so that the scorekeeper
 * does not leave it; else the game that was called; else the first one to come. Results that were typed in need no confirmation.
 */
function now(games: readonly PlannedGame[]): Pick<CourtOfDay, 'current' | 'queue'> {
  const open = games.filter((game) => !isOver(game));
  const ended = [lastPlayed(games), lastForfeited(games)].find((game) => game?.phase === 'finished');
  const current = open.find(isOn) ?? ended ?? open.find(({ phase }) => phase === 'called') ?? open[0] ?? null;
  return { current, queue: open.filter((game) => game !== current) };
}

/**
 * Returns the game whose clock stopped last, wherever it is in the plan: a game that was played out of turn, or before a forfeit in the
 * afternoon, needs confirmation too.
 */
function lastPlayed(games: readonly PlannedGame[]): PlannedGame | null {
  const stop = ({ state: { play } }: PlannedGame) => play?.clock?.pausedAt ?? play?.clock?.startedAt ?? 0;
  const played = games.filter((game) => isOver(game) && game.state.play?.clock);
  return played.reduce<PlannedGame | null>((last, game) => (last === null || stop(game) >= stop(last) ? game : last), null);
}

/**
 * Returns the last game that was decided without play and whose turn has come: forfeits of a withdrawn team are confirmed at their planned
 * time.
 */
function lastForfeited(games: readonly PlannedGame[]): PlannedGame | null {
  const next = games.findIndex((game) => !isOver(game));
  const past = next < 0 ? games : games.slice(0, next);
  const last = past.filter(({ state }) => state.play?.state === 'finished').at(-1);
  return last && !last.state.play?.clock ? last : null;
}
