import type { Team } from '../entities';

/** Returns the waiting list: the teams in no group, in the order of registration; empty if there are no groups. */
export function waitingTeams(teams: readonly Team[], groups: Readonly<Record<string, readonly string[]>>): Team[] {
  const grouped = new Set<string>(Object.values(groups).flat());
  return grouped.size === 0 ? [] : teams.filter(({ id }) => !grouped.has(id));
}
