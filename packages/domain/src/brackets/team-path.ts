import type { GameId } from '../entities';
import { isOpen } from './game-state';
import type { Bracket, GameState } from './types';

/** A team's way through the bracket, for highlighting. Byes are part of the way. */
export interface TeamPath {
  /** Games the team has behind it, and the one it stands in now, first to last. */
  readonly games: readonly GameId[];
  /** The game it stands in now, null when it is out or has won. */
  readonly current: GameId | null;
  /** Games ahead of it as long as it keeps winning. */
  readonly ifWinning: readonly GameId[];
  /** Games ahead of it when it loses the current game and wins from there: the drop to the lower side. */
  readonly ifLosing: readonly GameId[];
}

/** Where a team came from and where it can still go. A team that is not in the bracket has an empty path. */
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
