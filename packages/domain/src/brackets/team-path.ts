import type { GameId, TeamId } from '../entities';
import type { Bracket } from './types';

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
export function teamPath(bracket: Bracket, teamId: TeamId): TeamPath {
  const { template, states } = bracket;
  const id = (index: number): GameId => template.games[index]!.id;
  const games = states.flatMap((state, index) => (state.slots.includes(teamId) ? [index] : []));
  const current = games.find((index) => states[index]!.status === 'waiting' || states[index]!.status === 'ready');
  const onward = (start: number | null): GameId[] => {
    const ahead: GameId[] = [];
    for (let index = start; index !== null; index = template.games[index]!.winnerTo) {
      const { kind, onlyAfterUpset } = template.games[index]!;
      if (kind === 'game' && !onlyAfterUpset) ahead.push(id(index));
    }
    return ahead;
  };
  const now = current === undefined ? undefined : template.games[current];
  return {
    games: games.map(id),
    current: now?.id ?? null,
    ifWinning: now ? onward(now.winnerTo) : [],
    ifLosing: now ? onward(now.loserTo) : [],
  };
}
