import type { TeamId } from '../entities';
import { isOpen } from './game-state';
import { BYE, type Bracket, type Occupant } from './types';

/** A team's place. Teams that left in the same round share the best place of their group (5 for 5th to 8th). */
export interface RankedTeam<Id extends string = TeamId> {
  readonly teamId: Id;
  readonly place: number;
  /** The worst place of its group; the same as `place` when nobody shares it. */
  readonly placeTo: number;
}

export interface FinalRanking<Id extends string = TeamId> {
  /** True when every game that has to be played is decided. */
  readonly complete: boolean;
  /** Who has won, once it is complete; null where the last game had no winner. */
  readonly champion: Id | null;
  /** Every team once; inside a shared place by seed. Teams still playing stand first. */
  readonly teams: readonly RankedTeam<Id>[];
}

/**
 * Ranks all teams of a bracket by how far they have come. Before the end a team that has left shares its place with those that will leave as far. A place that
 * nobody has reached is no gap; a last game that both have forfeited, or that was cancelled, has no winner: the two share the first places.
 */
export function finalRanking<Id extends string>({ template, seeds, states }: Bracket<Id>): FinalRanking<Id> {
  const tiers = new Map<Occupant<Id>, number | null>();
  // Of games to come, too: a team shares its place with those that will leave as far.
  const reached: (number | null)[] = [];
  template.games.forEach(({ winnerTier, loserTier, loserTo }, index) => {
    const state = states[index]!;
    tiers.set(state.winner, winnerTier).set(state.loser, loserTier);
    // Where both have forfeited both leave, no further than a loser of that game could come after it.
    if (state.status === 'decided' && state.winner === BYE)
      state.slots.forEach((team) => tiers.set(team, loserTier ?? template.games[loserTo!]!.loserTier));
    if (!isOpen(state)) return;
    // Who has a game to play has no place yet, even after a grand final that is played again.
    state.slots.forEach((team) => tiers.delete(team));
    // Past an empty place a team goes on alone.
    reached.push(winnerTier, state.slots.includes(BYE) ? null : loserTier);
  });
  const tierOf = (team: Id): number => tiers.get(team) ?? -1;
  reached.push(...seeds.map(tierOf));
  const order = [...seeds].sort((a, b) => tierOf(a) - tierOf(b));
  const teams = order.map((teamId) => {
    const tier = tierOf(teamId);
    const upTo = (worst: number): number => reached.filter((one) => one !== null && one < 0 === tier < 0 && one <= worst).length;
    return { teamId, place: upTo(tier - 1) + 1, placeTo: upTo(tier) };
  });
  const complete = !states.some(isOpen);
  const [first] = teams;
  return { complete, champion: complete && first?.placeTo === 1 ? first.teamId : null, teams };
}
