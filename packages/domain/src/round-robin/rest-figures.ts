import type { DayGames, Slots } from './day-games';

/** How well a day lets its teams rest; of two days the one with the smaller first figure that differs is better. */
export type RestFigures = readonly [backToBack: number, longestWait: number, unevenness: number];

/** Games without a slot of rest before them, slots of the longest wait between two games, and squared differences of all waits to their average. */
export function restFigures({ teams, teamCount }: DayGames, slots: Slots): RestFigures {
  const last = new Array<number | undefined>(teamCount);
  let backToBack = 0;
  let longest = 0;
  let squares = 0;
  slots.forEach((games, slot) => {
    for (const team of games.flatMap((game) => teams[game]!)) {
      const wait = slot - (last[team] ?? slot);
      last[team] = slot;
      if (wait === 1) backToBack += 1;
      longest = Math.max(longest, wait);
      squares += wait ** 2;
    }
  });
  return [backToBack, longest, squares];
}

/** Below 0 when `a` is better in the first figure that differs of so many. */
export const compareRest = (a: RestFigures, b: RestFigures, figures: number = a.length): number =>
  a.slice(0, figures).reduce((found, figure, at) => found || figure - b[at]!, 0);
