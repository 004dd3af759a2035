import { listEndedGames, type GamePlay } from '@courtside/domain';
import { storedSeries, type DayGame } from '@courtside/domain/day';

/** Returns the fields of a game for the history. */
export function toHistoryGame({ team1Score, team2Score, play, ...game }: DayGame): object {
  const teams = 'team1Id' in game && 'team2Id' in game ? { team1Id: game.team1Id, team2Id: game.team2Id } : {};
  const { state = 'planned', ending = null, winner = null, clock = null, isConfirmed = false } = play ?? ({} as Partial<GamePlay>);
  const ended = listEndedGames({ play });
  const games = ended.length > 0 ? { games: storedSeries(ended) } : {};
  return { ...teams, team1Score, team2Score, state, ending, winner, clock, ...games, isConfirmed };
}
