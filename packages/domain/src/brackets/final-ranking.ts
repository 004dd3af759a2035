import type { TeamId } from '../entities';
import { isOpen } from './game-state';
import { BYE, TBD, type Bracket, type Occupant, type TemplateGame } from './types';

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
  /** Every team once; teams that share a place are sorted by seed. Teams that can still win come first, after a champion. */
  readonly teams: readonly RankedTeam<Id>[];
}

/** The best and the worst tier that a team can reach; they are equal once it has left. */
type TierRange = readonly [best: number, worst: number];

/**
 * Ranks all teams of a bracket by how far they have come. Before the end, a team that has left shares its place with those that will leave
 * in the same round, and a team that plays on has the places that it can still reach. Places that no team has reached leave no gap. If both
 * teams forfeited the last game, or it was canceled, it has no winner: the two share the first places.
 */
export function finalRanking<Id extends string>({ template, seeds, states }: Bracket<Id>): FinalRanking<Id> {
  const ranges = new Map<Occupant<Id>, TierRange>();
  // One tier for each team. Games to come have the tiers of teams that still play.
  const tiers: (number | null)[] = [];
  const leave = (team: Occupant<Id>, tier: number | null) => tier !== null && ranges.set(team, [tier, tier]);
  /** Returns the tier of a team that wins, or loses, this game and all that follow. */
  const follow = (game: TemplateGame, outcome: 'winner' | 'loser'): number =>
    game[`${outcome}Tier`] ?? follow(template.games[game[`${outcome}To`]!]!, outcome);
  template.games.forEach((game, index) => {
    const { winnerTier, loserTier } = game;
    const state = states[index]!;
    leave(state.winner, winnerTier);
    leave(state.loser, loserTier);
    // If both forfeit, both leave with the tier of a team that loses this game and all that follow.
    if (state.status === 'decided' && state.winner === BYE) state.slots.forEach((team) => leave(team, follow(game, 'loser')));
    // A team that is not known yet will pass this game.
    if (state.status === 'bye' && state.winner === TBD) tiers.push(winnerTier);
    if (!isOpen(state)) return;
    // A team that has a game to play has no place yet, even after a grand final that is played again.
    const range: TierRange = [follow(game, 'winner'), follow(game, 'loser')];
    state.slots.forEach((team) => ranges.set(team, range));
    // A team that meets an empty place advances alone.
    tiers.push(winnerTier, state.slots.includes(BYE) ? null : loserTier);
  });
  const rangeOf = (team: Id): TierRange => ranges.get(team) ?? [0, Infinity];
  tiers.push(...seeds.map((team) => (rangeOf(team)[0] === rangeOf(team)[1] ? rangeOf(team)[0] : null)));
  const upTo = (tier: number): number => tiers.filter((one) => one !== null && one <= tier).length;
  const order = [...seeds].sort((a, b) => rangeOf(a)[0] - rangeOf(b)[0] || rangeOf(a)[1] - rangeOf(b)[1]);
  const teams = order.map((teamId) => {
    const [best, worst] = rangeOf(teamId);
    return { teamId, place: upTo(best - 1) + 1, placeTo: upTo(worst) };
  });
  return { complete: !states.some(isOpen), champion: seeds.find((team) => rangeOf(team)[1] === 0) ?? null, teams };
}
