import type { DayGames, Slots } from './day-games';
import { spread } from './split-days';

/**
 * Packs the day into the fewest time slots, for the rare case that filling slot by slot needs more. Each round is a set of games without a common team. The
 * slots start as the rounds with empty slots between them, and the fullest slot passes games to the emptiest until all fit: the games of two slots form paths
 * and cycles, and a path with one more game from the fuller slot is swapped as a whole. Source: equitable edge coloring, C. McDiarmid, "The solution of a
 * timetabling problem" (1972).
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

/** Returns the fullest slot, and the emptiest slot that is nearest to it. */
function extremes(slots: Slots): [number, number] {
  const sizes = slots.map((games) => games.length);
  const full = sizes.indexOf(Math.max(...sizes));
  const emptiest = [...sizes.keys()].filter((slot) => sizes[slot] === Math.min(...sizes));
  return [full, emptiest.reduce((nearest, slot) => (Math.abs(slot - full) < Math.abs(nearest - full) ? slot : nearest))];
}

/** Returns the games of a path that begins and ends in the fuller slot. */
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
