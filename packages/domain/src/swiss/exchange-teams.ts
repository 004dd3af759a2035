import type { SwissPairing } from './types';

/** The pairings of a round, and the team that rests. */
export interface SwissPlan<Id extends string = string> {
  readonly pairings: readonly SwissPairing<Id>[];
  readonly bye: Id | null;
}

/**
 * Swaps two teams in a round: each meets the other's opponent, or rests instead. The order of games and sides does not change.
 * @throws RangeError for teams of one game, and for a team that is not in the round
 */
export function exchangeTeams<Id extends string>({ pairings, bye }: SwissPlan<Id>, one: Id, other: Id): SwissPlan<Id> {
  const moved = (id: Id): Id => (id === one ? other : id === other ? one : id);
  const gameOf = (id: Id): number => pairings.findIndex(({ team1Id, team2Id }) => team1Id === id || team2Id === id);
  const games = [one, other].map(gameOf);
  if ([one, other].some((id, index) => games[index] === -1 && id !== bye)) throw new RangeError('The team does not play this round');
  if (games[0] === games[1]) throw new RangeError('The two teams play each other');
  return {
    pairings: pairings.map(({ team1Id, team2Id }) => ({ team1Id: moved(team1Id), team2Id: moved(team2Id) })),
    bye: bye === null ? null : moved(bye),
  };
}
