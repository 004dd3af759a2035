import type { Match, MatchId, Team, TeamId } from '../entities';
import { swissInput } from './swiss-input';

/**
 * Returns the lowest team of Swiss rounds that plays on, and its points, with which a late team may begin. Null without such a team, or if it has
 * no points.
 */
export function lowestPoints(
  stage: Parameters<typeof swissInput>[0],
  teams: readonly Pick<Team, 'id'>[],
  matches: ReadonlyMap<MatchId, Match>,
): { readonly team: TeamId; readonly points: number } | null {
  const { points = new Map<TeamId, number>(), withdrawn = [] } = swissInput(stage, teams, matches);
  const playing = [...points].filter(([team]) => !withdrawn.includes(team));
  const fewest = Math.min(...playing.map(([, own]) => own));
  const lowest = playing.filter(([, own]) => own === fewest).at(-1);
  return lowest && fewest > 0 ? { team: lowest[0], points: fewest } : null;
}
