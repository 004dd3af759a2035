import type { SeriesLength, Score, SeriesGame } from '@courtside/domain';
import { isSeriesDecided } from '@courtside/domain/day';

/** A game of a series while it is typed. */
export interface TypedGame {
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** The winner of a level game. */
  readonly winner: 1 | 2 | null;
}

export const noGame: TypedGame = { team1Score: null, team2Score: null, winner: null };

/** Returns stored games as they are typed. */
export const toTypedGames = (games: readonly SeriesGame[] = []): readonly TypedGame[] =>
  games.map(({ scores: [team1Score, team2Score], winner }) => ({
    team1Score,
    team2Score,
    winner: team1Score === team2Score ? winner : null,
  }));

const toGame = ({ team1Score, team2Score, winner }: TypedGame): SeriesGame | null => {
  if (team1Score === null || team2Score === null) return null;
  const won = team1Score === team2Score ? winner : team1Score > team2Score ? 1 : 2;
  return won && { scores: [team1Score, team2Score], winner: won, goals: 0 };
};

const isEmpty = ({ team1Score, team2Score }: TypedGame): boolean => team1Score === null && team2Score === null;

/** Returns the games to show fields for: those until the series is decided, and the next one. */
export function listTyped(typed: readonly TypedGame[], bestOf: SeriesLength): readonly TypedGame[] {
  const shown: TypedGame[] = [];
  for (let index = 0; index < bestOf; index += 1) {
    const game = typed[index] ?? noGame;
    shown.push(game);
    const games = shown.flatMap((one) => toGame(one) ?? []);
    if (games.length < shown.length || isSeriesDecided(games, bestOf)) break;
  }
  return shown;
}

/** Whether a typed game is level and its winner is not chosen. */
export function lacksWinner(typed: readonly TypedGame[], bestOf: SeriesLength): boolean {
  const { team1Score, team2Score, winner } = listTyped(typed, bestOf).at(-1)!;
  return team1Score !== null && team1Score === team2Score && winner === null;
}

/** Returns the typed games of a series, none if all fields are empty; null if one is typed only by half. */
export function toSeriesGames(typed: readonly TypedGame[], bestOf: SeriesLength): readonly SeriesGame[] | null {
  const shown = listTyped(typed, bestOf);
  const filled = isEmpty(shown.at(-1)!) ? shown.slice(0, -1) : shown;
  const games = filled.flatMap((game) => toGame(game) ?? []);
  return games.length === filled.length ? games : null;
}
