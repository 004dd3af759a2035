import type { GamePlay, Score } from '../entities';
import { listEndedGames } from '../entities/series';

/** The fields that the phase of a game is read from: those of a match, or of a bracket game. */
export interface DayGame {
  readonly team1Score: Score;
  readonly team2Score: Score;
  readonly play?: GamePlay | undefined;
}

/** The phase of a game: its stored state, which also tells apart a stopped clock and a confirmed result. */
export type DayPhase = 'planned' | 'called' | 'playing' | 'paused' | 'finished' | 'confirmed';

/** Returns the phase of a game. A game whose scores were typed in without a day of play is finished. */
export function getPhase({ team1Score, team2Score, play }: DayGame): DayPhase {
  const state = play?.state ?? 'planned';
  if (state === 'playing') return (play?.clock?.pausedAt ?? null) === null ? 'playing' : 'paused';
  if (state === 'finished') return play?.isConfirmed ? 'confirmed' : 'finished';
  return team1Score !== null && team2Score !== null ? 'finished' : state;
}

/** Whether a game has a result that can be removed: one score is enough, and so is an end without any, or a game of a series. */
export const hasResult = (game: DayGame): boolean =>
  game.play?.state === 'finished' || listEndedGames(game).length > 0 || (game.team1Score ?? game.team2Score) !== null;

/** Whether a game has been played, if only in part: a game that was decided without play has not begun. */
export const hasBegun = ({ team1Score, team2Score, play }: DayGame): boolean =>
  play?.state === 'playing' || Boolean(play?.clock) || listEndedGames({ play }).length > 0 || (team1Score ?? team2Score) !== null;
