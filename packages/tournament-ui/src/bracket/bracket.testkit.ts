import { getGameState, openGames, teamId, type Bracket, type GameId } from '@courtside/domain';
import { applyResult, createBracket } from '@courtside/domain/engines';

/** Four teams by seed. */
export const fourTeams = ['A', 'B', 'C', 'D'].map((id) => ({ id: teamId(id), name: `Team ${id}` }));

/** Returns a single elimination with a game for third place. Its first `games` games are played: the better seed wins each 3–1. */
export function playBracket(games: number): Bracket {
  let bracket: Bracket = createBracket(
    'single',
    fourTeams.map(({ id }) => id),
  );
  for (let played = 0; played < games; played += 1) {
    const [next] = openGames(bracket);
    if (next) bracket = win(bracket, next);
  }
  return bracket;
}

/** The team that comes first in the alphabet, which is the better seed, wins a game. */
function win(bracket: Bracket, id: GameId): Bracket {
  const [one, other] = getGameState(bracket, id).slots;
  const isFirst = String(one) < String(other);
  return applyResult(bracket, id, isFirst ? { team1Score: 3, team2Score: 1 } : { team1Score: 1, team2Score: 3 }).bracket;
}
