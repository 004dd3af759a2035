import type { DayGames, Slots } from './day-games';

/**
 * The plain circle method: games in a given order, each in the first time slot that has a court and both teams free.
 * @param closed a slot is given up once a game did not fit into it
 */
export function fillInOrder({ teams }: DayGames, order: readonly number[], courts: number, closed: boolean): Slots {
  const slots: Slots = [];
  for (const game of order) {
    const isFree = (games: readonly number[]) =>
      games.length < courts && !games.some((other) => teams[other]!.some((team) => teams[game]!.includes(team)));
    const slot = (closed ? slots.slice(-1) : slots).find(isFree);
    if (slot) slot.push(game);
    else slots.push([game]);
  }
  return slots;
}
