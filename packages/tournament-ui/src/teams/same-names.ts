import type { Team } from '@courtside/domain';
import { foldText } from '@courtside/domain/text';

type Named = Pick<Team, 'id' | 'name'>;

/** Returns the first team with the same name, ignoring case, accents and punctuation. Undefined for an empty name. */
export function findTeamWithName<T extends Pick<Named, 'name'>>(name: string, teams: readonly T[]): T | undefined {
  const folded = foldText(name);
  return folded === '' ? undefined : teams.find((team) => foldText(team.name) === folded);
}

/** Ids of the teams that share their name with another. */
export function listTeamsWithSharedNames(teams: readonly Named[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { id, name } of teams) {
    const folded = foldText(name);
    if (folded !== '') byName.set(folded, [...(byName.get(folded) ?? []), id]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}
