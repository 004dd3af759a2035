import type { DayGame } from './phase';

/** A player's goals in a tournament. */
export interface Scorer {
  /** Profile id or name, as it was credited. */
  readonly player: string;
  /** The team for which most of the goals were scored. */
  readonly teamId: string;
  readonly goals: number;
  /** Players with as many goals share a rank. */
  readonly rank: number;
}

/** Who scored most, best first; players with as many goals by their name. Goals that nobody was credited with, and games that were cancelled, count for nobody. */
export function topScorers(games: Iterable<DayGame & { readonly team1Id: string; readonly team2Id: string }>): readonly Scorer[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { play, team1Id, team2Id } of games) {
    if (play?.ending === 'cancelled') continue;
    for (const { player, side } of play?.goals ?? []) {
      if (player === '') continue;
      const byTeam = counts.get(player) ?? new Map<string, number>();
      const teamId = side === 1 ? team1Id : team2Id;
      counts.set(player, byTeam.set(teamId, (byTeam.get(teamId) ?? 0) + 1));
    }
  }
  const listed = [...counts].map(([player, byTeam]) => ({
    player,
    teamId: [...byTeam].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0],
    goals: [...byTeam.values()].reduce((sum, count) => sum + count, 0),
  }));
  listed.sort((a, b) => b.goals - a.goals || (a.player < b.player ? -1 : 1));
  return listed.map((scorer) => ({ ...scorer, rank: listed.findIndex(({ goals }) => goals === scorer.goals) + 1 }));
}
