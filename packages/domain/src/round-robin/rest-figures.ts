import type { DayGames, Slots } from './day-games';

/** Figures of the rest on a day, by priority. The day with the smaller value in the first different figure is better. */
export type RestFigures = readonly [backToBack: number, longestWait: number, unevenness: number];

/**
 * Returns the number of games without a slot of rest before them, the slots of the longest wait between two games, and the squared differences of all waits
 * from their average.
 */
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

/** Compares the first figures of two days; below 0 if `a` is better in the first different one. */
export const compareRest = (a: RestFigures, b: RestFigures, figures: number = a.length): number =>
  a.slice(0, figures).reduce((found, figure, at) => found || figure - b[at]!, 0);
