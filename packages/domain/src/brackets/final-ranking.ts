import type { TeamId } from '../entities';
import { isOpen } from './game-state';
import { BYE, TBD, type Bracket, type Occupant } from './types';

/** The place of a team. Teams that left in the same round share the best place of their group (5 for 5th to 8th). */
export interface RankedTeam<Id extends string = TeamId> {
  readonly teamId: Id;
  readonly place: number;
  /** The worst place of its group; equal to `place` if no other team shares it. */
  readonly placeTo: number;
}

export interface FinalRanking<Id extends string = TeamId> {
  /** True once every game that has to be played is decided. */
  readonly complete: boolean;
  /** The winner, once the final is decided, whatever other places are still played for; null if the final had no winner. */
  readonly champion: Id | null;
  /** Every team once; teams that share a place are sorted by seed. Teams that still play come first. */
  readonly teams: readonly RankedTeam<Id>[];
}

/**
 * Ranks all teams of a bracket by how far they have come. Before the end, a team that has left shares its place with those that will leave
 * in the same round. Places that no team has reached leave no gap. If both teams forfeited the last game, or it was canceled, it has no
 * winner: the two share the first places.
 */
export function finalRanking<Id extends string>({ template, seeds, states }: Bracket<Id>): FinalRanking<Id> {
  const tiers = new Map<Occupant<Id>, number | null>();
  // Includes games to come: a team shares its place with teams that will leave in the same round.
  const reached: (number | null)[] = [];
  template.games.forEach(({ winnerTier, loserTier }, index) => {
    const state = states[index]!;
    tiers.set(state.winner, winnerTier).set(state.loser, loserTier);
    // If both forfeit, both leave with the tier of a team that loses this game and all that follow.
    if (state.status === 'decided' && state.winner === BYE) {
      let left = template.games[index]!;
      while (left.loserTier === null) left = template.games[left.loserTo!]!;
      state.slots.forEach((team) => tiers.set(team, left.loserTier));
    }
    // A team that is not known yet will pass this game.
    if (state.status === 'bye' && state.winner === TBD) reached.push(winnerTier);
    if (!isOpen(state)) return;
    // A team that has a game to play has no place yet, even after a grand final that is played again.
    state.slots.forEach((team) => tiers.delete(team));
    // A team that meets an empty place advances alone.
    reached.push(winnerTier, state.slots.includes(BYE) ? null : loserTier);
  });
  const getTier = (team: Id): number => tiers.get(team) ?? -1;
  reached.push(...seeds.map(getTier));
  const order = [...seeds].sort((a, b) => getTier(a) - getTier(b));
  const teams = order.map((teamId) => {
    const tier = getTier(teamId);
    const upTo = (worst: number): number => reached.filter((one) => one !== null && one < 0 === tier < 0 && one <= worst).length;
    return { teamId, place: upTo(tier - 1) + 1, placeTo: upTo(tier) };
  });
  return { complete: !states.some(isOpen), champion: seeds.find((team) => getTier(team) === 0) ?? null, teams };
}
