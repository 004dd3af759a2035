/** A game of a series. */
export interface SeriesGame {
  readonly scores: readonly [number, number];
  /** The side that won; the scores show it unless they are level. */
  readonly winner: 1 | 2;
  /** How many goals of the whole series were tapped when this game ended; 0 if its scores were typed. */
  readonly goals: number;
}

/** How many games a series can have at most: the best of 3, or of 5. */
export type SeriesLength = 3 | 5;

/** Reads the stored games of a series, `3-2#5 2-2/1#9`: the scores, the winner of level ones, and the goals tapped by then. */
export const readSeries = (text: string): SeriesGame[] =>
  [...text.matchAll(/(\d+)-(\d+)(?:\/([12]))?(?:#(\d+))?/g)].map((match) => {
    const [one = 0, other = 0, winner, goals] = match.slice(1).map(Number);
    return { scores: [one, other], winner: ((one === other && winner) || (one > other ? 1 : 2)) as 1 | 2, goals: goals || 0 };
  });

/** Returns the games of a series that have ended; none for a single game. The series has begun once there is one. */
export const listEndedGames = ({
  play,
}: {
  readonly play?: { readonly games?: readonly SeriesGame[] } | null | undefined;
}): readonly SeriesGame[] => play?.games ?? [];

/** Returns the games that each side has won. */
export const countWins = (games: readonly SeriesGame[]): readonly [number, number] => {
  const first = games.filter(({ winner }) => winner === 1).length;
  return [first, games.length - first];
};
