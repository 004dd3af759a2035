import type { TeamId } from '../entities';
import { isTeam } from './game-state';
import type { Bracket } from './types';

/** A team's place. Teams that left in the same round share the best place of their group (5 for 5th to 8th). */
export interface RankedTeam {
  readonly teamId: TeamId;
  readonly place: number;
  /** The worst place of its group; the same as `place` when nobody shares it. */
  readonly placeTo: number;
}

export interface FinalRanking {
  /** True when every game that has to be played is decided. */
  readonly complete: boolean;
  /** Every team once; inside a shared place by seed. Teams still playing stand first. */
  readonly teams: readonly RankedTeam[];
}

/** Ranks all teams of a bracket by how far they have come; before the end as far as it is known. */
export function finalRanking(bracket: Bracket): FinalRanking {
  const { template, seeds, states } = bracket;
  const tiers = new Map<string, number>();
  let complete = true;
  template.games.forEach((game, index) => {
    const { status, winner, loser, slots } = states[index]!;
    if (status === 'waiting' || status === 'ready') complete = false;
    if (status !== 'decided' && status !== 'bye') return;
    const playedAgain = game.winnerTo !== null && template.games[game.winnerTo]?.onlyAfterUpset === true && winner === slots[1];
    if (playedAgain) return;
    if (isTeam(winner) && game.winnerTier !== null) tiers.set(winner, game.winnerTier);
    if (isTeam(loser) && game.loserTier !== null) tiers.set(loser, game.loserTier);
  });
  const tierOf = (team: TeamId): number => tiers.get(team) ?? -1;
  const order = [...seeds].sort((a, b) => tierOf(a) - tierOf(b) || seeds.indexOf(a) - seeds.indexOf(b));
  const teams = order.map((teamId) => ({
    teamId,
    place: order.findIndex((other) => tierOf(other) === tierOf(teamId)) + 1,
    placeTo: order.findLastIndex((other) => tierOf(other) === tierOf(teamId)) + 1,
  }));
  return { complete, teams };
}
