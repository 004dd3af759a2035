import type { GameLength, MatchTimes, Tournament } from '../entities';

/** The facts about a game that its length depends on. */
export type LengthFacts =
  | { readonly kind: 'match'; readonly dayId: string }
  | { readonly kind: 'bracket'; readonly level: string; readonly roundId: string };

/** Returns the keys under which a tournament may store a length for a game, the most specific first: `upper-round3`, `upper`; `day-0`. */
export const lengthKeys = (of: LengthFacts): readonly string[] =>
  of.kind === 'match' ? [`day-${of.dayId}`] : [`${of.level}-${of.roundId}`, of.level];

/** The length of a game and the break on its court after it, in minutes. */
export interface GameMinutes extends GameLength {
  /** Minutes of play: all periods. */
  readonly total: number;
  readonly interval: number;
}

/** Returns the length of a game: from its round, else from its level, else from the times of the schedule or the bracket. */
export function getGameLength({ gameLengths }: Pick<Tournament, 'gameLengths'>, times: MatchTimes, of: LengthFacts): GameMinutes {
  const key = lengthKeys(of).find((name) => Object.hasOwn(gameLengths, name));
  const { periods, length, interval } = (key === undefined ? undefined : gameLengths[key]) ?? {
    periods: 1,
    length: times.gameLength,
    interval: null,
  };
  return { periods, length, interval: interval ?? times.interval, total: periods * length };
}

/** Returns a length as it is stored: `15`, `2x15`, `2x15+10`. */
export const storedLength = ({ periods, length, interval }: GameLength): string =>
  `${periods > 1 ? `${periods}x` : ''}${length}${interval === null ? '' : `+${interval}`}`;
