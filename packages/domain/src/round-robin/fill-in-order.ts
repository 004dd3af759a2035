import type { DayGames, Slots } from './day-games';

/**
 * Fills slots by the plain circle method: takes games in a given order, and puts each into the first time slot in which a court and both teams are free. @param
 * closed whether a slot is closed after a game did not fit into it
 */
export function fillInOrder({ teams, leg }: DayGames, order: readonly number[], courts: number, closed: boolean): Slots {
  const slots: Slots = [];
  /** The slot of each team's last game of the first leg. */
  const firstEnds = new Map<number, number>();
  for (const game of order) {
    const earliest = leg[game] === 0 ? 0 : 1 + Math.max(...teams[game]!.map((team) => firstEnds.get(team) ?? -1));
    const isFree = (games: readonly number[]) =>
      games.length < courts && !games.some((other) => teams[other]!.some((team) => teams[game]!.includes(team)));
    const found = slots.findIndex((games, at) => at >= earliest && (!closed || at === slots.length - 1) && isFree(games));
    const at = found < 0 ? slots.length : found;
    (slots[at] ??= []).push(game);
    if (leg[game] === 0) for (const team of teams[game]!) firstEnds.set(team, Math.max(at, firstEnds.get(team) ?? 0));
  }
  return slots;
}
