import type { DayGames, Slots } from './day-games';
import { spread } from './split-days';

/**
 * The day in the fewest time slots, for the rare case that filling slot by slot needs more. Each round is a set of games without a common
 * team; slots start as the rounds with empty ones between them, and the fullest hands games to the emptiest until all fit: the games of two
 * slots form paths and cycles, and a path that has one game more of the fuller slot changes sides as a whole.
 * Source: equitable edge colouring, C. McDiarmid, "The solution of a timetabling problem" (1972).
 * @param count of slots, at least the number of rounds
 */
export function levelSlots(day: DayGames, count: number): Slots {
  const slots: Slots = Array.from({ length: count }, () => []);
  day.round.forEach((round, game) => slots[spread(round, day.rounds, count)]!.push(game));
  for (;;) {
    const [full, empty] = extremes(slots);
    const [from, to] = [slots[full]!, slots[empty]!];
    if (from.length - to.length < 2) return slots;
    const moved = unevenPath(day, from, to);
    const isMoved = (game: number) => moved.has(game);
    const stays = (game: number) => !moved.has(game);
    slots[full] = [...from.filter(stays), ...to.filter(isMoved)];
    slots[empty] = [...to.filter(stays), ...from.filter(isMoved)];
  }
}

/** The fullest slot, and of the emptiest ones the nearest to it. */
function extremes(slots: Slots): [number, number] {
  const sizes = slots.map((games) => games.length);
  const full = sizes.indexOf(Math.max(...sizes));
  const emptiest = [...sizes.keys()].filter((slot) => sizes[slot] === Math.min(...sizes));
  return [full, emptiest.reduce((nearest, slot) => (Math.abs(slot - full) < Math.abs(nearest - full) ? slot : nearest))];
}

/** Games of a path that begins and ends in the fuller slot. */
function unevenPath({ teams }: DayGames, from: readonly number[], to: readonly number[]): ReadonlySet<number> {
  const gamesOf = (games: readonly number[]) => new Map(games.flatMap((game) => teams[game]!.map((team) => [team, game] as const)));
  const [inFrom, inTo] = [gamesOf(from), gamesOf(to)];
  // A path begins at a team that plays only in the fuller slot.
  for (const end of [...inFrom.keys()].filter((team) => !inTo.has(team))) {
    const path = new Set<number>();
    let team = end;
    for (let side = inFrom, other = inTo; side.has(team); [side, other] = [other, side]) {
      const game = side.get(team)!;
      path.add(game);
      const [one, two] = teams[game]!;
      team = one === team ? two : one;
    }
    if (path.size % 2 === 1) return path;
  }
  // Two slots of different size always have such a path.
  throw new Error();
}
