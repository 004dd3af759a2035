import { placeAt, withGames } from './place';
import { getShortestRest } from './plan-figures';
import { hasCourt, isAhead, isOn, type DayPlan, type PlannedGame } from './plan-types';
import { Timeline, type GameEnd } from './play-through';

/** How many games, in their order, are considered for the next place. */
const WINDOW = 12;

export interface SpreadOptions {
  /** The earliest start of any game. */
  readonly from?: number;
  /** Ends of games that have begun; the planned ones by default. */
  readonly begun?: readonly GameEnd[];
  /** The earliest start of a game, regardless of other games; its own start by default. */
  readonly bound?: (game: PlannedGame) => number;
  /** Courts that games of other courts may move to. */
  readonly opened?: readonly number[];
}

/**
 * Moves games without a court to the open ones, day by day: in the order of their starts, each where it can begin first, preferably on its
 * own court. The games of the open courts make room. No team rests less than the shortest rest before, up to the time of a game.
 * @param homeless games whose court is closed, in the plan or not yet in it
 */
export function spread(plan: DayPlan, homeless: readonly PlannedGame[], options: SpreadOptions = {}): DayPlan {
  const { from = 0, bound = ({ start }) => start, opened = [] } = options;
  const open = plan.courts.filter(({ isClosed }) => !isClosed).map(({ court }) => court);
  const isHomeless = new Set(homeless.map(({ id }) => id));
  const staying = [...plan.games.values()].filter(({ id, court }) => !isHomeless.has(id) && open.includes(court));
  const begun = options.begun ?? [...plan.games.values()].filter(isOn).map((game) => ({ game, end: game.start + game.length }));
  const ahead = [...staying, ...homeless].filter(isAhead);
  // A longer day may reach into the next one.
  const firstDay = Math.min(...(opened.length > 0 ? ahead : homeless).map(({ day }) => day));
  const days = [...new Set(ahead.map(({ day }) => day))].filter((day) => day >= firstDay).sort((a, b) => a - b);
  const timeline = new Timeline(begun, ({ interval }) => interval);
  const changed = days.flatMap((day) => {
    const games = ahead.filter((game) => game.day === day).sort((a, b) => a.start - b.start || a.court - b.court);
    timeline.rest = getShortestRest([...plan.games.values(), ...homeless].filter((game) => game.day === day));
    const placed: PlannedGame[] = [];
    const has = (court: number) => hasCourt(plan, day, court);
    const free = open.filter(has);
    while (games.length > 0) {
      const next = nextPlace(games, timeline, (game) => ({
        courts: isHomeless.has(game.id) && free.length > 0 ? free : [...new Set([game.court, ...opened.filter(has)])],
        wanted: Math.max(from, bound(game)),
      }));
      const [game] = games.splice(next.index, 1);
      if (!game) break;
      const put = placeAt(game, next);
      timeline.add({ game: put, end: put.start + put.length }, put.court);
      placed.push(put);
    }
    return placed;
  });
  return withGames(plan, changed);
}

interface Candidate {
  readonly courts: readonly number[];
  readonly wanted: number;
}

/** Returns the game that can begin first, among the next ones, and its court. */
function nextPlace(games: readonly PlannedGame[], timeline: Timeline, candidateOf: (game: PlannedGame) => Candidate) {
  const pending = new Set(games.map(({ id }) => id));
  let best = { index: 0, court: games[0]!.court, start: Infinity };
  let seen = 0;
  for (const [index, game] of games.entries()) {
    if (seen >= WINDOW) break;
    if (game.after.some((id) => pending.has(id))) continue;
    seen += 1;
    const { courts, wanted } = candidateOf(game);
    for (const court of courts) {
      const start = Math.ceil(timeline.earliest(game, court, wanted));
      if (start < best.start || (start === best.start && index === best.index && court === game.home.court)) best = { index, court, start };
    }
  }
  return best;
}
