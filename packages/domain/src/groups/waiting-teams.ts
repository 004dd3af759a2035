import type { Team } from '../entities';

/** The waiting list: teams in no group, once there are groups. In the order of registration. */
export function waitingTeams(teams: readonly Team[], groups: Readonly<Record<string, readonly string[]>>): Team[] {
  const grouped = new Set<string>(Object.values(groups).flat());
  return grouped.size === 0 ? [] : teams.filter(({ id }) => !grouped.has(id));
}
