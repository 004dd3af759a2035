import { isProfileId } from '../entities';
import type { DayGame } from './phase';

/** A player's goals in a tournament. */
export interface Scorer {
  /** Profile id or name, as credited. */
  readonly player: string;
  /** The team for which the player scored most goals. */
  readonly teamId: string;
  readonly goals: number;
  /** Players with equal goals share a rank. */
  readonly rank: number;
}

/**
 * Returns the players by goals, best first; players with equal goals by name. A profile is one player in all teams; a typed name is a
 * player of that team only, because two teams may each have a Zoé. Goals without a credited player and games that were canceled do not
 * count.
 */
export function topScorers(games: Iterable<DayGame & { readonly team1Id: string; readonly team2Id: string }>): readonly Scorer[] {
  const counts = new Map<string, { readonly player: string; readonly byTeam: Map<string, number> }>();
  for (const { play, team1Id, team2Id } of games) {
    if (play?.ending === 'cancelled') continue;
    for (const { player, side } of play?.goals ?? []) {
      if (player === '') continue;
      const teamId = side === 1 ? team1Id : team2Id;
      const key = isProfileId(player) ? player : JSON.stringify([player, teamId]);
      const scorer = counts.get(key) ?? { player, byTeam: new Map<string, number>() };
      counts.set(key, scorer);
      scorer.byTeam.set(teamId, (scorer.byTeam.get(teamId) ?? 0) + 1);
    }
  }
  const listed = [...counts.values()].map(({ player, byTeam }) => ({
    player,
    teamId: [...byTeam].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0],
    goals: [...byTeam.values()].reduce((sum, count) => sum + count, 0),
  }));
  listed.sort((a, b) => b.goals - a.goals || (a.player !== b.player ? (a.player < b.player ? -1 : 1) : a.teamId < b.teamId ? -1 : 1));
  return listed.map((scorer) => ({ ...scorer, rank: listed.findIndex(({ goals }) => goals === scorer.goals) + 1 }));
}
