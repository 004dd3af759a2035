import type { GameId } from '../entities';
import { isOpen } from './game-state';
import type { Bracket, GameState } from './types';

/** The path of a team through the bracket, for highlighting. It includes byes. */
export interface TeamPath {
  /** Games that the team has played, and its current one, first to last. */
  readonly games: readonly GameId[];
  /** The team's current game; null when it is out or has won. */
  readonly current: GameId | null;
  /** Games ahead of it if it keeps winning. */
  readonly ifWinning: readonly GameId[];
  /** Games ahead of it if it loses the current game and wins from there: the drop to the lower side. */
  readonly ifLosing: readonly GameId[];
}

/** Returns the games that a team came through and those it can still reach. A team that is not in the bracket has an empty path. */
export function teamPath<Id extends string>({ template: { games }, states }: Bracket<Id>, teamId: Id): TeamPath {
  const isThere = ({ slots }: GameState<Id>): boolean => slots.includes(teamId);
  const now = games[states.findIndex((state) => isThere(state) && isOpen(state))];
  const onward = (start: number | null | undefined): GameId[] => {
    const ahead: GameId[] = [];
    for (let game = games[start ?? -1]; game; game = games[game.winnerTo ?? -1]) {
      if (game.kind === 'game' && !game.onlyAfterUpset) ahead.push(game.id);
    }
    return ahead;
  };
  return {
    games: games.filter((_, index) => isThere(states[index]!)).map(({ id }) => id),
    current: now?.id ?? null,
    ifWinning: onward(now?.winnerTo),
    ifLosing: onward(now?.loserTo),
  };
}
