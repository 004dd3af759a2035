import type { SeriesLength, SeriesGame } from '../entities';
import { countWins, listEndedGames } from '../entities/series';
import { isWithin } from '../limits';
import type { DayAction, DayChange } from './actions';
import { getPhase, type DayGame, type DayPhase } from './phase';
import type { DayReason } from './transitions';

/** Returns how many goals were tapped in the games of a series before the one that is played. */
export const goalsBefore = (game: Pick<DayGame, 'play'>): number => listEndedGames(game).at(-1)?.goals ?? 0;

/** Returns the games of a series as they are stored: `3-2#5 2-2/1#9`. */
export const storedSeries = (games: readonly SeriesGame[]): string =>
  games
    .map(({ scores, winner, goals }) => `${scores.join('-')}${scores[0] === scores[1] ? `/${winner}` : ''}${goals ? `#${goals}` : ''}`)
    .join(' ');

/** Whether one side has won the majority of the games. */
export const isSeriesDecided = (games: readonly SeriesGame[], bestOf: SeriesLength): boolean => Math.max(...countWins(games)) * 2 > bestOf;

/** Returns the reason why these can't be the games of a series. */
export function againstSeries(games: readonly SeriesGame[], bestOf: SeriesLength): DayReason | null {
  for (const [index, { scores, winner }] of games.entries()) {
    const [one, other] = scores;
    if (!scores.every((score) => isWithin(score, 0, 9999)) || isSeriesDecided(games.slice(0, index), bestOf)) return 'notAScore';
    if (one !== other && winner !== (one > other ? 1 : 2)) return 'contradictsScores';
  }
  return games.length > 0 ? null : 'notAScore';
}

/** The phase and the changes of an action that is other in a series than in a single game. */
interface SeriesStep {
  readonly phase: DayPhase;
  readonly change: DayChange;
}

/**
 * Returns the step of an action in a series; null for an action that is the same as in a single game. Between two games of a series the
 * teams are called, without a score. Its clock stays as the last game left it, so that this game can be continued.
 * @param stopped stops a running clock
 */
export function getSeriesStep(game: DayGame, action: DayAction, bestOf: SeriesLength | undefined, stopped: DayChange): SeriesStep | null {
  const games = listEndedGames(game);
  const { team1Score, team2Score, play } = game;
  if (action.kind === 'end' && bestOf) {
    const scores = [team1Score ?? 0, team2Score ?? 0] as const;
    const winner = action.winner ?? (scores[0] > scores[1] ? 1 : 2);
    const all = [...games, { scores, winner, goals: play?.goals.length ?? 0 }];
    return isSeriesDecided(all, bestOf)
      ? { phase: 'finished', change: { games: all, scores: countWins(all), ending: 'played', winner: null, ...stopped } }
      : { phase: 'called', change: { games: all, scores: [null, null], ...stopped } };
  }
  if (action.kind === 'reopen' && games.length > 0 && (team1Score ?? team2Score) === null)
    // A forfeit between two games is undone before a game is continued.
    return play?.ending ? { phase: 'called', change: {} } : { phase: 'paused', change: withoutLast(games) };
  // The score of a decided series is no score of a game, whatever was decided afterwards.
  if (action.kind === 'reopen' && games.length > 0 && (play?.ending === 'played' || (bestOf && isSeriesDecided(games, bestOf))))
    return { phase: 'paused', change: withoutLast(games) };
  if (action.kind === 'correct' && action.games && bestOf) {
    const last = action.games.length - 1;
    // The last game takes the goals of games that are removed: they must not count in the next one.
    const tapped = (index: number) => games[index < last ? Math.min(index, games.length - 1) : games.length - 1]?.goals ?? 0;
    const typed = action.games.map((one, index) => ({ ...one, goals: tapped(index) }));
    return isSeriesDecided(typed, bestOf)
      ? {
          phase: getPhase(game) === 'confirmed' ? 'confirmed' : 'finished',
          change: { games: typed, scores: countWins(typed), ending: 'played', winner: null },
        }
      : { phase: getPhase(game), change: { games: typed, scores: [null, null] } };
  }
  // A score without its games replaces both.
  if (action.kind === 'correct' && games.length > 0)
    return {
      phase: getPhase(game) === 'confirmed' ? 'confirmed' : 'finished',
      change: { games: [], scores: [action.team1Score, action.team2Score], ending: 'played', winner: action.winner ?? null },
    };
  return null;
}

const withoutLast = (games: readonly SeriesGame[]): DayChange => ({ games: games.slice(0, -1), scores: games.at(-1)!.scores });
