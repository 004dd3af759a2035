import { gameCount, team1, team2, type DayGames, type Slots } from './day-games';

/**
 * The day in the fewest time slots, for the rare case that filling slot by slot needs more. Each round is a set of games without a common
 * team; slots start as the rounds with empty ones between them, and the fullest hands games to the emptiest until all fit: the games of two
 * slots form paths and cycles, and a path that has one game more of the fuller slot changes sides as a whole.
 * Source: equitable edge colouring, C. McDiarmid, "The solution of a timetabling problem" (1972).
 * @param count of slots, at least the number of rounds
 */
export function levelSlots(day: DayGames, count: number): Slots {
  const slots: Slots = Array.from({ length: count }, () => []);
  for (let game = 0; game < gameCount(day); game += 1) {
    slots[Math.floor((((day.round[game] ?? 0) + 0.5) * count) / day.rounds)]?.push(game);
  }
  for (;;) {
    const [full, empty] = extremes(slots);
    const [from, to] = [slots[full] ?? [], slots[empty] ?? []];
    if (from.length - to.length < 2) return slots;
    const moved = unevenPath(day, from, to);
    slots[full] = [...from.filter((game) => !moved.has(game)), ...to.filter((game) => moved.has(game))];
    slots[empty] = [...to.filter((game) => !moved.has(game)), ...from.filter((game) => moved.has(game))];
  }
}

/** The fullest slot, and of the emptiest ones the nearest to it. */
function extremes(slots: Slots): [number, number] {
  const sizes = slots.map((games) => games.length);
  const full = sizes.indexOf(Math.max(...sizes));
  const least = Math.min(...sizes);
  const emptiest = sizes.flatMap((size, slot) => (size === least ? [slot] : []));
  return [full, emptiest.reduce((nearest, slot) => (Math.abs(slot - full) < Math.abs(nearest - full) ? slot : nearest))];
}

/** Games of a path that begins and ends in the fuller slot. */
function unevenPath(day: DayGames, from: readonly number[], to: readonly number[]): ReadonlySet<number> {
  const gamesOf = (games: readonly number[]) => new Map(games.flatMap((game) => [[team1(day, game), game] as const, [team2(day, game), game] as const]));
  const [inFrom, inTo] = [gamesOf(from), gamesOf(to)];
  for (const start of from) {
    // A path begins at a team that plays only in the fuller slot.
    for (const end of [team1(day, start), team2(day, start)]) {
      if (inTo.has(end)) continue;
      const path = new Set<number>();
      let team = end;
      for (let side = inFrom, other = inTo; ; [side, other] = [other, side]) {
        const game = side.get(team);
        if (game === undefined) break;
        path.add(game);
        team = team1(day, game) === team ? team2(day, game) : team1(day, game);
      }
      if (path.size % 2 === 1) return path;
    }
  }
  throw new Error('Two slots of different size have a path between them.');
}
