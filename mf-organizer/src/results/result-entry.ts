import { countWins, type SeriesLength, type BracketGame, type Match, type Score } from '@courtside/domain';
import type { CorrectingAction } from '@courtside/domain/day';
import { isUnscored, type Ending } from './ending-field';
import { toSeriesGames, toTypedGames, type TypedGame } from './series-draft';

/** A result while it is typed. */
export interface ResultEntry {
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** The winner of a bracket game with level scores. */
  readonly winner: 1 | 2 | null;
  readonly ending: Ending;
  /** The games of a series. */
  readonly games?: readonly TypedGame[];
}

export const noResult: ResultEntry = { team1Score: null, team2Score: null, winner: null, ending: 'played' };

/** Returns the stored result. */
export const toResultEntry = ({ team1Score, team2Score, play }: Match | BracketGame): ResultEntry => ({
  ...{ team1Score, team2Score, winner: play?.winner ?? null },
  ending: play?.ending ?? 'played',
  ...(play?.games && { games: toTypedGames(play.games) }),
});

export const isSameEntry = (one: ResultEntry, other: ResultEntry): boolean =>
  one.team1Score === other.team1Score &&
  one.team2Score === other.team2Score &&
  one.winner === other.winner &&
  one.ending === other.ending &&
  JSON.stringify(one.games ?? []) === JSON.stringify(other.games ?? []);

/**
 * Returns the action that enters or corrects a result, or removes it if all scores are empty; null while only one is missing, or the ending
 * needs scores.
 * @param bestOf of a series
 */
export function toCorrectingAction(
  { team1Score, team2Score, winner, ending, games }: ResultEntry,
  bestOf?: SeriesLength,
): CorrectingAction | null {
  if (ending === 'cancelled') return { kind: 'cancel' };
  if (isUnscored(ending)) return { kind: 'forfeit', ending };
  if (bestOf && games) {
    const typed = toSeriesGames(games, bestOf);
    if (!typed) return null;
    if (typed.length === 0) return { kind: 'clear' };
    const [one, other] = countWins(typed);
    return { kind: 'correct', team1Score: one, team2Score: other, games: typed };
  }
  if (team1Score === null && team2Score === null && winner === null && ending === 'played') return { kind: 'clear' };
  if (team1Score === null || team2Score === null) return null;
  return { kind: 'correct', team1Score, team2Score, winner: team1Score === team2Score ? winner : null, ending };
}
